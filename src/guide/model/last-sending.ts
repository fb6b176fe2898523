/** The last request that left the guide: by which reference, and whether it is known to have arrived. */
export interface LastSending {
  readonly reference: string;
  readonly hasArrived: boolean;
}
