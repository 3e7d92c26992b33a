import { Skeleton } from '#components/Skeleton';
import type { FacilitySummary } from '#domain/facility';
import { focusHeading } from '#lib/browser/focusHeading';
import { useLostFocus } from '#lib/react/useLostFocus';

import { FacilityCard } from './FacilityCard';
import * as styles from './ResultsList.css';

const skeletonRows = 5;

export type ResultsListProps = {
  items: readonly FacilitySummary[];
  /** Position of the first item in the whole list, from 1. */
  firstNumber: number;
  /** Name of the place distances are measured from. */
  origin: string | undefined;
  /** Start for directions, as their URL writes it. */
  from: string | undefined;
  label: string;
  selectedId?: string | undefined;
  onBoundary?: () => void;
};

/** One page of results in ranked order. */
export function ResultsList({ items, firstNumber, origin, from, label, selectedId, onBoundary }: ResultsListProps) {
  // The results of the next page may replace one whose button has the focus.
  const lostFocus = useLostFocus(focusHeading);
  return (
    <ol role="list" className={styles.list} aria-label={label} start={firstNumber} {...lostFocus}>
      {items.map((facility, index) => (
        <li key={facility.id}>
          <FacilityCard
            facility={facility}
            number={firstNumber + index}
            origin={origin}
            from={from}
            selected={facility.id === selectedId}
            {...(onBoundary ? { onBoundary } : {})}
          />
        </li>
      ))}
    </ol>
  );
}

/** Skeleton of a page of results. */
export function ResultsSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: skeletonRows }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton variant="text" width="wide" />
          <Skeleton variant="text" width="medium" />
          <Skeleton variant="text" width="narrow" />
        </div>
      ))}
    </div>
  );
}
