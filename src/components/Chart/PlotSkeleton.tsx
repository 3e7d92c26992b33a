import * as styles from './PlotSkeleton.css';

export type PlotSkeletonProps = {
  variant: 'axes' | 'round';
};

/** Placeholder axes or ring in the exact size of the plot, so that nothing shifts when it loads. */
export function PlotSkeleton({ variant }: PlotSkeletonProps) {
  return (
    <div aria-hidden="true" className={styles.root}>
      {variant === 'round' ? (
        <div className={styles.round} />
      ) : (
        <div className={styles.axes}>
          <div className={styles.lines}>
            {[0, 1, 2, 3, 4].map((line) => (
              <div key={line} className={styles.line} />
            ))}
          </div>
          <div className={styles.ticks}>
            {[0, 1, 2, 3].map((tick) => (
              <div key={tick} className={styles.tick} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
