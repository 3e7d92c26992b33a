import type { LabelColor } from './api';
import { labelColor } from './labelColor.css';
import * as styles from './LabelSwatch.css';

/** Coloured dot of a label, shown beside its name. */
export function LabelSwatch({ color }: { color: LabelColor }) {
  return <span className={`${styles.root} ${labelColor[color]}`} aria-hidden="true" />;
}
