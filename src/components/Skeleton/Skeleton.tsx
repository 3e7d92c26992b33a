import * as styles from './Skeleton.css';

export type SkeletonProps = {
  shape?: keyof typeof styles.shape;
  /** Of `text` and `block`. */
  width?: keyof typeof styles.width;
  /** Of `block`. */
  height?: keyof typeof styles.height;
  /** Of `circle`, named as the sizes of `Avatar`. */
  size?: keyof typeof styles.size;
  /** How many lines of `text`; the last of several is shorter. */
  lines?: number;
};

/** Holds the place of what is still loading, to the row. Whoever shows it says `aria-busy`. */
export function Skeleton({
  shape = 'text',
  width = 'full',
  height = 'medium',
  size = 'medium',
  lines = 1,
}: SkeletonProps) {
  const measure = {
    text: styles.width[width],
    block: `${styles.width[width]} ${styles.height[height]}`,
    circle: styles.size[size],
  }[shape];
  const count = shape === 'text' ? lines : 1;
  return (
    <span aria-hidden="true" className={styles.root}>
      {Array.from({ length: count }, (_, line) => (
        <span
          key={line}
          className={`${styles.bar} ${styles.shape[shape]} ${count > 1 && line === count - 1 ? styles.width.medium : measure}`}
        />
      ))}
    </span>
  );
}
