import { Flow } from '#components/Stack';
import type { FlowProps } from '#components/Stack';

import * as styles from './Inline.css';

export type InlineProps = FlowProps & {
  /** Alignment on the cross axis. */
  align?: keyof typeof styles.align;
  /** Distribution on the main axis. */
  justify?: keyof typeof styles.justify;
};

/** A wrapping row of items with equal gaps. */
export function Inline({ align = 'center', justify = 'start', gap = 8, ...flow }: InlineProps) {
  return <Flow {...flow} gap={gap} layout={`${styles.root} ${styles.align[align]} ${styles.justify[justify]}`} />;
}
