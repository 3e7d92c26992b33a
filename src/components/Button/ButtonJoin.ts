import { createContext } from 'react';

/** Position of a button within a joined group; null outside a group. */
export type ButtonPlace = 'first' | 'middle' | 'last';

/** Tells buttons that they are joined (`ButtonGroup`), so that they square their shared corners. */
export const ButtonJoin = createContext<ButtonPlace | null>(null);
