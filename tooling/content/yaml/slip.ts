/** What is wrong with a line of YAML, counted from 1, and what to do about it. */
export interface Slip {
  readonly line: number;
  readonly remedy: string;
}
