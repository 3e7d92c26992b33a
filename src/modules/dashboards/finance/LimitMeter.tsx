import { useTranslation } from 'react-i18next';

import { Meter } from '#components/Meter';
import { formatUsd } from '#lib/format/formatUsd';

import { againstLimit } from './financeRules';

export type LimitMeterProps = {
  label: string;
  /** Dollars. */
  amount: number;
  limit: number;
};

/** An amount beside a limit that it may pass: the bar goes on beyond the mark, and words say by how much. */
export function LimitMeter({ label, amount, limit }: LimitMeterProps) {
  const { t, i18n } = useTranslation('dashboards-finance');
  const usd = (value: number) => formatUsd(value, i18n.language);
  const { left } = againstLimit(amount, limit);
  const over = t('limit.over', { amount: usd(-left) });
  return (
    <Meter
      label={label}
      value={amount}
      max={Math.max(limit, amount)}
      high={limit}
      optimum={0}
      valueText={t('limit.of', { amount: usd(amount), limit: usd(limit) })}
      levelTexts={{ good: t('limit.left', { amount: usd(left) }), fair: over, poor: over }}
    />
  );
}
