import { useId } from 'react';

import { Chip } from '#components/Chip';

import * as styles from './ListingHeader.css';

/** One list that can be gone on to. */
export interface ListingWay {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** It is what is shown. */
  readonly current?: boolean;
}

export type ListingWaysProps = {
  label: string;
  ways: readonly ListingWay[];
};

/** Other lists that this one leads to. */
export function ListingWays({ label, ways }: ListingWaysProps) {
  const id = useId();
  if (ways.length === 0) return null;
  return (
    <nav className={styles.ways} aria-labelledby={id}>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <ul className={styles.chips}>
        {ways.map((way) => (
          <li key={way.id}>
            <Chip href={way.href} current={way.current ?? false}>
              {way.label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
