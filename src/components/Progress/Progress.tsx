import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import * as valueBar from '#components/internal/valueBar.css';
import { formatPercent } from '#lib/format/formatNumber';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './Progress.css';

export type ProgressProps = {
  /** Names the process. */
  label: string;
  /** Hides the label visually; assistive technology still reads it. */
  hideLabel?: boolean;
  /** Progress from 0 to `max`; without it the progress is indeterminate. */
  value?: number | undefined;
  max?: number;
  /** Replaces the percentage: "3 of 8 files". Shown and announced. */
  valueText?: string;
  /** Hides the percentage or `valueText` visually; assistive technology still reads it. */
  hideValue?: boolean;
  /** A bar as wide as its container, or a circle of its size. */
  variant?: 'bar' | 'circle';
  size?: keyof typeof styles.thickness;
  tone?: keyof typeof styles.tone;
  /** Stops the process, by a button at the end. The caller moves the focus when it removes the progress. */
  onCancel?: (() => void) | undefined;
};

const strokes = { small: 14, medium: 11, large: 9 } as const;

/** Progress of a running process. For a static amount use a `Meter`. */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  hideValue = false,
  variant = 'bar',
  size = 'medium',
  tone = 'primary',
  onCancel,
}: ProgressProps) {
  const { t, i18n } = useTranslation('components');
  const labelId = useId();
  const endless = value === undefined;
  const share = endless || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const percent = formatPercent(share, i18n.language);
  const text = valueText ?? (endless ? undefined : percent);
  const semantics = {
    role: 'progressbar',
    'aria-labelledby': labelId,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': endless ? undefined : Math.min(max, Math.max(0, value)),
    'aria-valuetext': text,
  } as const;
  const shares = assignInlineVars({ [valueBar.share]: String(share) });
  const name = (
    <span id={labelId} className={hideLabel ? visuallyHidden : valueBar.label}>
      {label}
    </span>
  );
  const amount =
    !hideValue && text !== undefined ? (
      <span aria-hidden="true" className={valueBar.amount}>
        {text}
      </span>
    ) : null;
  const cancel = onCancel ? (
    <span className={styles.cancel}>
      <IconButton icon={XMarkIcon} label={t('progress.cancel', { label })} onClick={onCancel} />
    </span>
  ) : null;

  if (variant === 'circle') {
    const stroke = strokes[size];
    const geometry = { cx: 50, cy: 50, r: 50 - stroke / 2, strokeWidth: stroke, pathLength: 100 };
    return (
      <div className={`${styles.beside} ${styles.tone[tone]}`}>
        <div {...semantics} className={endless ? styles.spinning : undefined}>
          <svg viewBox="0 0 100 100" aria-hidden="true" className={`${styles.circle} ${styles.ring[size]}`}>
            <circle {...geometry} className={styles.groove} />
            <circle
              {...geometry}
              className={styles.arc}
              data-none={(!endless && share === 0) || undefined}
              style={endless ? assignInlineVars({ [valueBar.share]: '0.3' }) : shares}
            />
          </svg>
        </div>
        <div className={styles.stacked}>
          {name}
          {amount}
        </div>
        {cancel}
      </div>
    );
  }
  return (
    <div className={`${styles.root} ${styles.tone[tone]}`} data-cancellable={onCancel ? true : undefined}>
      <div className={valueBar.texts}>
        {name}
        {amount}
      </div>
      <div {...semantics} className={`${valueBar.track} ${styles.thickness[size]}`}>
        <div className={styles.fill} data-endless={endless || undefined} style={shares} />
      </div>
      {cancel}
    </div>
  );
}
