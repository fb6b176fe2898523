import { createContext } from 'react';

/** Whether a link has only just led to the page that is drawn: its heading comes first, its sections once that is on the screen. */
export const ArrivingContext = createContext(false);
