/** An error whose message tells the person at the keyboard all there is to tell. */
export class PlainError extends Error {}
