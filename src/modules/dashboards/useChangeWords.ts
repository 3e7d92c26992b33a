import { useTranslation } from 'react-i18next';

import type { StatChange } from '#components/Stat';
import { formatPercent } from '#lib/format/formatNumber';

import { changeBetween } from './changeBetween';

/** What a figure is compared with: each has its own sentences in `change`. */
export type ChangeBase = 'lastYear' | 'thisYear' | 'lastWeek' | 'lastWeekSoFar' | 'thisWeek' | 'before';

export type ChangeOptions = {
  /** Whether more is better, which gives the change its tone; a change without it is neither good nor bad. */
  better?: 'more' | 'less' | undefined;
};

/** Returns a function that says how a figure differs from an earlier one: "12% more than last year". */
export function useChangeWords() {
  const { t, i18n } = useTranslation('dashboards');
  return (value: number, earlier: number, base: ChangeBase, { better }: ChangeOptions = {}): StatChange => {
    const { direction, share } = changeBetween(value, earlier);
    const sentence = share === null ? 'fromNone' : ({ up: 'more', down: 'less', flat: 'same' } as const)[direction];
    const isGood = (direction === 'up') === (better === 'more');
    return {
      text: t(`change.${base}.${sentence}`, {
        share: formatPercent(share ?? 0, i18n.language, { maximumFractionDigits: (share ?? 0) < 0.1 ? 1 : 0 }),
      }),
      direction,
      tone: better === undefined || direction === 'flat' ? 'neutral' : isGood ? 'success' : 'error',
    };
  };
}
