import * as styles from './Skeleton.css';

export type SkeletonProps = {
  /** Form of what is loading: lines of text, a block, or a circle. */
  variant?: keyof typeof styles.variant;
  /** For `text` and `block`. */
  width?: keyof typeof styles.width;
  /** For `block`. */
  height?: keyof typeof styles.height;
  /** For `circle`; the size names of `Avatar`. */
  size?: keyof typeof styles.size;
  /** Number of lines of `text`; the last of several is shorter. */
  lines?: number;
};

/** Placeholder with the exact layout of loading content. The parent sets `aria-busy`. */
export function Skeleton({
  variant = 'text',
  width = 'full',
  height = 'medium',
  size = 'medium',
  lines = 1,
}: SkeletonProps) {
  const measure = {
    text: styles.width[width],
    block: `${styles.width[width]} ${styles.height[height]}`,
    circle: styles.size[size],
  }[variant];
  const count = variant === 'text' ? lines : 1;
  return (
    <span aria-hidden="true" className={styles.root}>
      {Array.from({ length: count }, (_, line) => (
        <span
          key={line}
          className={`${styles.bar} ${styles.variant[variant]} ${count > 1 && line === count - 1 ? styles.width.medium : measure}`}
        />
      ))}
    </span>
  );
}
