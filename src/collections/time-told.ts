/** How long something takes, of which the gate has seen that one of the two is there. */
export interface Timeline {
  readonly estimate?: string | undefined;
  readonly sentence?: string | undefined;
}

/** How long something takes in words: its days, or its sentence. */
export const timeTold = ({ estimate, sentence }: Timeline): string => estimate ?? sentence ?? '';
