import { useTranslation } from 'react-i18next';

import { LineChart } from '#components/LineChart';
import { formatPercent } from '#lib/format/formatNumber';
import { formatUsd, usdFormat } from '#lib/format/formatUsd';

import type { AccountBalance } from './api';

export type BalanceChartProps = { balance: AccountBalance };

/** The balance over a year, beside the plan. */
export function BalanceChart({ balance }: BalanceChartProps) {
  const { t, i18n } = useTranslation('dashboards-finance');
  const { growRate, ami, series } = balance;
  const lineOf = (name: string) => series.find((one) => one.name === name)?.data ?? [];
  const [actual, predicted] = [lineOf('Actual'), lineOf('Predicted')];
  const course = growRate > 0 ? 'grew' : growRate < 0 ? 'shrank' : 'same';
  return (
    <LineChart
      title={t('balance.title')}
      headingLevel={2}
      description={t(`balance.${course}`, {
        share: formatPercent(Math.abs(growRate) / 100, i18n.language, { maximumFractionDigits: 1 }),
        amount: formatUsd(actual.at(-1)?.y ?? 0, i18n.language),
        income: formatUsd(ami, i18n.language),
      })}
      data={actual.map(({ x, y }, index) => ({ day: x, actual: y, predicted: predicted[index]?.y ?? null }))}
      x={({ day }) => new Date(day)}
      xLabel={t('balance.day')}
      series={[
        { id: 'actual', label: t('balance.actual'), value: (row) => row.actual },
        { id: 'predicted', label: t('balance.predicted'), value: (row) => row.predicted },
      ]}
      format={usdFormat()}
      from="data"
      height="medium"
    />
  );
}
