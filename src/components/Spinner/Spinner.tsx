import * as styles from './Spinner.css';

export type SpinnerProps = {
  size?: keyof typeof styles.size;
};

/** Says "working" to the eye; whoever shows it says so to assistive technology. */
export function Spinner({ size = 'small' }: SpinnerProps) {
  return <span aria-hidden="true" className={`${styles.root} ${styles.size[size]}`} />;
}
