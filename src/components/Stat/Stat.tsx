import { useId } from 'react';

import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { Link } from '#components/Link';
import { Skeleton } from '#components/Skeleton';
import { Sparkline } from '#components/Sparkline';
import { VisuallyHidden } from '#components/VisuallyHidden';

import { ChangeText } from './ChangeText';
import type { StatChange } from './ChangeText';
import * as styles from './Stat.css';

export { ChangeText } from './ChangeText';
export type { StatChange } from './ChangeText';

export type StatProps = {
  /** What is counted. */
  label: string;
  /** The figure as it is read, with its unit: "2,335", "€ 1,249". */
  value: string;
  /** How the figure has changed. */
  change?: StatChange | undefined;
  /** The last values in order, drawn as a line; `null` for missing ones. */
  values?: readonly (number | null)[] | undefined;
  /** What the figure covers, such as the period. */
  description?: string | undefined;
  leadingIcon?: IconSource | undefined;
  /** Page with the list that the figure counts; the figure is a link to it then. */
  href?: string | undefined;
  /** Shows the layout of the figure while it loads. */
  loading?: boolean | undefined;
};

/** One figure with its label, its change in words and, if there is room, its course. */
export function Stat({ label, value, change, values, description, leadingIcon, href, loading = false }: StatProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} aria-busy={loading || undefined} className={styles.root}>
      <span id={labelId} className={styles.label}>
        {leadingIcon ? <Icon source={leadingIcon} size="small" /> : null}
        {label}
      </span>
      {loading ? (
        <Skeleton variant="block" height="small" />
      ) : (
        <>
          <span className={styles.row}>
            <span className={styles.figure}>
              {href === undefined ? (
                value
              ) : (
                <Link href={href} variant="standalone">
                  {value}
                  <VisuallyHidden> {label}</VisuallyHidden>
                </Link>
              )}
            </span>
            {values && values.length > 1 ? (
              <span className={styles.trend}>
                <Sparkline label={label} values={values} size="wide" tone="neutral" />
              </span>
            ) : null}
          </span>
          {change ? <ChangeText {...change} /> : null}
          {description === undefined ? null : <span className={styles.description}>{description}</span>}
        </>
      )}
    </div>
  );
}
