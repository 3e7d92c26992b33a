import { Children } from 'react';
import type { ReactNode } from 'react';

import { ButtonJoin } from '#components/Button';

import * as styles from './ButtonGroup.css';

export type ButtonGroupProps = {
  /** Accessible name: what the buttons have in common. */
  label: string;
  /** `Button`, `IconButton`, `ToggleButton`, `Menu`: each a direct child, all with the same variant and size. */
  children: ReactNode;
};

/** Related buttons joined edge to edge. Each is a tab stop; for a single tab stop use `Toolbar`. */
export function ButtonGroup({ label, children }: ButtonGroupProps) {
  const buttons = Children.toArray(children);
  const place = (at: number) => {
    if (buttons.length === 1) return null;
    return at === 0 ? 'first' : at === buttons.length - 1 ? 'last' : 'middle';
  };
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {Children.map(buttons, (button, at) => (
        <ButtonJoin value={place(at)}>{button}</ButtonJoin>
      ))}
    </div>
  );
}
