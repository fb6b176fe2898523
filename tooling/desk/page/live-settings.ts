/** Where the site lies at GitHub, from content/practice.yaml. */
export interface LiveSettings {
  readonly repository: string;
  readonly branch: string;
  /** Where a draft is shown, with {draft} for the name of its branch. */
  readonly preview?: string;
}
