import { Flow } from './Flow';
import type { FlowProps } from './Flow';
import * as styles from './Stack.css';

export { Flow } from './Flow';
export type { FlowProps } from './Flow';

export type StackProps = FlowProps & {
  /** Across the column. */
  align?: keyof typeof styles.align;
};

/** A column of things at equal distances. */
export function Stack({ align = 'stretch', ...flow }: StackProps) {
  return <Flow {...flow} layout={`${styles.root} ${styles.align[align]}`} />;
}
