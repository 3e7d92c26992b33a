import * as styles from './Spinner.css';

export type SpinnerProps = {
  size?: keyof typeof styles.size;
};

/** Visual loading indicator; the parent has to announce the loading state to assistive technology. */
export function Spinner({ size = 'small' }: SpinnerProps) {
  return <span aria-hidden="true" className={`${styles.root} ${styles.size[size]}`} />;
}
