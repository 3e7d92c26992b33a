import { useTranslation } from 'react-i18next';

import { numberFormat } from '#lib/format/intl';
import { vars } from '#theme/contract.css';

import * as styles from './Sparkline.css';
import { sparkPaths } from './sparkPaths';

export type SparklineProps = {
  /** Names the series. */
  label: string;
  /** In order; `null` for missing data. */
  values: readonly (number | null)[];
  /**
   * `trend` uses the success colour if the last value is higher than the first, and the error colour if it is lower.
   */
  tone?: keyof typeof styles.tone | 'trend';
  /**
   * `small` is 64 × 20 px, for text and tables; `wide` has the full width and is 20 px high; `medium` is 64 px and
   * `large` 80 px high.
   */
  size?: keyof typeof styles.size;
  /** Fills the area below the line. */
  area?: boolean;
  /** Number format of the values. */
  format?: Intl.NumberFormatOptions | ((value: number) => string);
};

// Units of the viewBox; the SVG is stretched to its container while the stroke keeps its width.
const box = { width: 100, height: 30, pad: 2 };

/** A line of a few values without axes: a single image with a text alternative. */
export function Sparkline({ label, values, tone = 'primary', size = 'small', area = false, format }: SparklineProps) {
  const { t, i18n } = useTranslation('Sparkline');
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  const write = typeof format === 'function' ? format : numberFormat(i18n.language, format ?? {}).format;
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
