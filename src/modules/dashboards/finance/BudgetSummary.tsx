import { useTranslation } from 'react-i18next';

import { Meter } from '#components/Meter';
import { formatPercent } from '#lib/format/formatNumber';
import { formatUsd } from '#lib/format/formatUsd';

import type { Budget } from './api';
import { againstLimit } from './financeRules';
import { LimitMeter } from './LimitMeter';
import * as styles from './summary.css';

export type BudgetSummaryProps = { budget: Budget };

/** What was spent and saved, beside its limits and goal. */
export function BudgetSummary({ budget }: BudgetSummaryProps) {
  const { t, i18n } = useTranslation('dashboards-finance');
  const usd = (value: number) => formatUsd(value, i18n.language);
  const { share } = againstLimit(budget.savings, budget.savingsGoal);
  return (
    <div className={styles.meters}>
      <LimitMeter label={t('budget.expenses')} amount={budget.expenses} limit={budget.expensesLimit} />
      <LimitMeter label={t('budget.bills')} amount={budget.bills} limit={budget.billsLimit} />
      <Meter
        label={t('budget.savings')}
        value={budget.savings}
        max={budget.savingsGoal}
        valueText={t('budget.ofGoal', {
          amount: usd(budget.savings),
          goal: usd(budget.savingsGoal),
          share: formatPercent(share, i18n.language, { maximumFractionDigits: 1 }),
        })}
      />
    </div>
  );
}
