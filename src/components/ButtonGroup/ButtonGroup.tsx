import { Children } from 'react';
import type { ReactNode } from 'react';

import { ButtonJoin } from '#components/Button';

import * as styles from './ButtonGroup.css';

export type ButtonGroupProps = {
  /** Says what the buttons have in common. */
  label: string;
  /** `Button`, `IconButton`, `ToggleButton`, `Menu`: each a child of its own, all of one variant and size. */
  children: ReactNode;
};

/** Buttons that belong together, joined edge to edge. Each stays a tab stop; for one stop use `Toolbar`. */
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
