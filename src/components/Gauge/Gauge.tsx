import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '#lib/format/intl';

import * as styles from './Gauge.css';
import { gaugeLevel, gaugeShare } from './levels';
import type { GaugeLevel } from './levels';

export type { GaugeLevel } from './levels';

export type GaugeProps = {
  /** Name of the measured value. */
  label: string;
  /** Number that is shown; values beyond the bounds stop at them. */
  value: number;
  min?: number;
  max?: number;
  /**
   * Thresholds in ascending order; each sets tone and label from `from` upwards. Below the first the gauge has the
   * primary tone.
   */
  levels?: readonly GaugeLevel[];
  /** Value format; a plain number by default. */
  format?: Intl.NumberFormatOptions | ((value: number) => string);
  size?: keyof typeof styles.size;
};

// A half circle of radius 80 around (100, 92); its path length is set to 100, so that a dash is a percentage.
const arc = 'M20 92A80 80 0 0 1 180 92';

/** A value between two bounds on a half circle. The label of its level repeats the meaning of the tone. */
export function Gauge({ label, value, min = 0, max = 100, levels = [], format, size = 'medium' }: GaugeProps) {
  const { i18n } = useTranslation();
  const id = useId();
  const write = typeof format === 'function' ? format : numberFormat(i18n.language, format ?? {}).format;
  const level = gaugeLevel(value, levels);
  const share = gaugeShare(value, min, max) * 100;
  const text = level ? `${write(value)}, ${level.label}` : write(value);
  return (
    <div className={`${styles.root} ${styles.size[size]}`}>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(min, value))}
        aria-valuetext={text}
        className={`${styles.dial} ${styles.tone[level?.tone ?? 'primary']}`}
      >
        <svg viewBox="0 0 200 102" aria-hidden="true" className={styles.drawing}>
          <path d={arc} pathLength={100} className={styles.track} />
          {share > 0 ? (
            <path d={arc} pathLength={100} strokeDasharray={`${share} 200`} className={styles.fill} />
          ) : null}
          {levels.map(({ from }) => {
            const at = gaugeShare(from, min, max) * 100;
            return at > 0 && at < 100 ? (
              <path
                key={from}
                d={arc}
                pathLength={100}
                strokeDasharray={`0 ${at - 0.4} 0.8 200`}
                className={styles.mark}
              />
            ) : null;
          })}
        </svg>
        <span aria-hidden="true" className={styles.figure}>
          {write(value)}
        </span>
        <span aria-hidden="true" className={styles.bound}>
          {write(min)}
        </span>
        <span aria-hidden="true" className={styles.bound} data-end="">
          {write(max)}
        </span>
      </div>
      <div className={styles.words}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {level ? <span className={styles.level}>{level.label}</span> : null}
      </div>
    </div>
  );
}
