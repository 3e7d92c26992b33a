import { createContext } from 'react';

/** Where a button stands among others that are joined to it; null when it stands by itself. */
export type ButtonPlace = 'first' | 'middle' | 'last';

/** Tells the buttons inside that they are joined (`ButtonGroup`), so that they square the corners they share. */
export const ButtonJoin = createContext<ButtonPlace | null>(null);
