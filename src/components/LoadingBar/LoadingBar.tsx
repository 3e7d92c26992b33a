import * as styles from './LoadingBar.css';

export type LoadingBarProps = {
  /** What is going on, for assistive technology. */
  label: string;
};

/** A line along the top of the window while the next screen is fetched. */
export function LoadingBar({ label }: LoadingBarProps) {
  return (
    <div className={styles.root} role="progressbar" aria-label={label}>
      <div className={styles.runner} />
    </div>
  );
}
