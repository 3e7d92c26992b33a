import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import * as valueBar from '#components/internal/valueBar.css';
import { formatNumber } from '#lib/format/formatNumber';

import { levelOf } from './level';
import type { Level } from './level';
import * as styles from './Meter.css';

export type MeterProps = {
  /** The quantity that is measured. */
  label: string;
  /** Measured amount between the bounds. */
  value: number;
  min?: number;
  max?: number;
  /** Upper bound of the low range. */
  low?: number;
  /** Lower bound of the high range. */
  high?: number;
  /**
   * A value in the best range. Together with `low` or `high` it determines the level, which is shown as text and
   * colour.
   */
  optimum?: number;
  /** The value as text with its unit: "62 of 80 beds". Defaults to the plain number. */
  valueText?: string;
  /** Replaces "Good", "Fair" and "Poor". */
  levelTexts?: Readonly<Record<Level, string>>;
};

/** A measured amount within a known range. For the state of a running process use `Progress`. */
export function Meter({ label, value, min = 0, max = 100, low, high, optimum, valueText, levelTexts }: MeterProps) {
  const { t, i18n } = useTranslation('Meter');
  const labelId = useId();
  const judged = optimum !== undefined && (low !== undefined || high !== undefined);
  const level = judged ? levelOf(value, { min, max, low: low ?? min, high: high ?? max, optimum }) : undefined;
  const within = Math.min(max, Math.max(min, value));
  const shareOf = (place: number) => (max > min ? Math.min(1, Math.max(0, (place - min) / (max - min))) : 0);
  const shareVar = (place: number) => assignInlineVars({ [valueBar.share]: String(shareOf(place)) });
  const amount = valueText ?? formatNumber(value, i18n.language);
  const verdict = level && (levelTexts?.[level] ?? t(`level.${level}`));
  return (
    <div className={`${valueBar.root} ${level ? styles.level[level] : styles.plain}`}>
      <div className={valueBar.texts}>
        <span id={labelId} className={valueBar.label}>
          {label}
        </span>
        <span aria-hidden="true" className={styles.value}>
          <span>{amount}</span>
          {verdict ? <span className={styles.verdict}>{verdict}</span> : null}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={within}
        aria-valuetext={verdict ? `${amount}, ${verdict}` : amount}
        className={styles.bar}
      >
        <div className={valueBar.filling} style={shareVar(within)} />
        {low === undefined ? null : <div className={styles.edge} style={shareVar(low)} />}
        {high === undefined ? null : <div className={styles.edge} style={shareVar(high)} />}
      </div>
    </div>
  );
}
