import { useTranslation } from 'react-i18next';

import { vars } from '#theme/contract.css';

import * as styles from './Sparkline.css';
import { sparkPaths } from './sparkPaths';

export type SparklineProps = {
  /** What the line is of. */
  label: string;
  /** In order; `null` where nothing is known. */
  values: readonly (number | null)[];
  /** `trend` is the colour of success where the line ends higher than it began, and of an error where it ends lower. */
  tone?: keyof typeof styles.tone | 'trend';
  /** `small` 64 × 20 px in a line of text or a table, `wide` as its place and 20 high, `medium` 64 and `large` 80 high. */
  size?: keyof typeof styles.size;
  /** Fills the room under the line. */
  area?: boolean;
  /** How values are written. */
  format?: Intl.NumberFormatOptions | ((value: number) => string);
};

// The drawing's own units; it is stretched to its place while the line keeps its strength.
const box = { width: 100, height: 30, pad: 2 };

/** The course of a few values without axes, as one picture with a sentence for whoever does not see it. */
export function Sparkline({ label, values, tone = 'primary', size = 'small', area = false, format }: SparklineProps) {
  const { t, i18n } = useTranslation('Sparkline');
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  const locale = i18n.language.startsWith('tr') ? 'tr-TR' : 'en-GB';
  const write = typeof format === 'function' ? format : new Intl.NumberFormat(locale, format).format;
  const said =
    first === undefined || last === undefined
      ? t('empty', { label })
      : t('summary', {
          label,
          first: write(first),
          last: write(last),
          min: write(Math.min(...known)),
          max: write(Math.max(...known)),
        });
  const trend =
    last === undefined || first === undefined || last === first ? 'neutral' : last > first ? 'success' : 'error';
  const shown = tone === 'trend' ? trend : tone;
  const { line, under, end } = sparkPaths(values, box);
  return (
    <span role="img" aria-label={said} className={`${styles.root} ${styles.size[size]} ${styles.tone[shown]}`}>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.drawing}
      >
        {area ? <path d={under} fill="currentColor" fillOpacity={0.14} /> : null}
        <path d={line} className={styles.line} />
        {end ? (
          <path
            d={`M${end.x} ${end.y}h0.001`}
            className={styles.end}
            stroke={vars.color.surface.panel}
            strokeWidth={7}
          />
        ) : null}
        {end ? (
          <path d={`M${end.x} ${end.y}h0.001`} className={styles.end} stroke="currentColor" strokeWidth={5} />
        ) : null}
      </svg>
    </span>
  );
}
