/** Whether the visitor points with a finger. What gets focus there may raise a keyboard that covers what is read. */
export const isTouchScreen = (): boolean => window.matchMedia('(pointer: coarse)').matches;
