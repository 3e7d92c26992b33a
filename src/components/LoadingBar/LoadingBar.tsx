import * as styles from './LoadingBar.css';

export type LoadingBarProps = {
  /** Accessible name: what is loading. */
  label: string;
};

/** Progress bar along the top of the window while the next screen loads. */
export function LoadingBar({ label }: LoadingBarProps) {
  return (
    <div className={styles.root} role="progressbar" aria-label={label}>
      <div className={styles.runner} />
    </div>
  );
}
