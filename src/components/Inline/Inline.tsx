import { Flow } from '#components/Stack';
import type { FlowProps } from '#components/Stack';

import * as styles from './Inline.css';

export type InlineProps = FlowProps & {
  /** Across the row. */
  align?: keyof typeof styles.align;
  /** Along the row. */
  justify?: keyof typeof styles.justify;
};

/** A row of things at equal distances that goes on in the next line where it must. */
export function Inline({ align = 'center', justify = 'start', gap = 8, ...flow }: InlineProps) {
  return <Flow {...flow} gap={gap} layout={`${styles.root} ${styles.align[align]} ${styles.justify[justify]}`} />;
}
