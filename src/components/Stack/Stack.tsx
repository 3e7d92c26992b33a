import { Flow } from './Flow';
import type { FlowProps } from './Flow';
import * as styles from './Stack.css';

export { Flow } from './Flow';
export type { FlowProps } from './Flow';

export type StackProps = FlowProps & {
  /** Horizontal alignment. */
  align?: keyof typeof styles.align;
};

/** A vertical stack of evenly spaced children. */
export function Stack({ align = 'stretch', ...flow }: StackProps) {
  return <Flow {...flow} layout={`${styles.root} ${styles.align[align]}`} />;
}
