import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import { FormattedDate } from '#components/FormattedDate';
import { Link } from '#components/Link';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { formatUsd } from '#lib/format/formatUsd';
import { dateFormat } from '#lib/format/intl';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import { daysBetween } from '#lib/time/zonedTime';

import type { Statement } from './api';
import { LimitMeter } from './LimitMeter';
import * as styles from './summary.css';

export type StatementSummaryProps = {
  statement: Statement;
  /** Which one it is. */
  title: string;
  /** Address of the transactions on it. */
  href: string;
};

/** A statement of the card: what was spent of the limit, what is due and when. */
export function StatementSummary({ statement, title, href }: StatementSummaryProps) {
  const { t, i18n } = useTranslation('dashboards-finance');
  const { status, spent, limit, minimum, from, to } = statement;
  const isPaid = status === 'paid';
  const day = statement.date.slice(0, 10);
  const left = daysBetween(todayIn(viewerTimeZone()), day);
  const usd = (value: number) => formatUsd(value, i18n.language);
  const days = dateFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const facts = [
    {
      term: t(isPaid ? 'statement.paidOn' : 'statement.dueOn'),
      detail: (
        <>
          <FormattedDate date={day} format="date" />
          {isPaid ? null : ` (${t(left < 0 ? 'statement.late' : 'statement.daysLeft', { count: Math.abs(left) })})`}
        </>
      ),
    },
    { term: t('statement.due'), detail: usd(isPaid ? 0 : spent) },
    { term: t('statement.minimum'), detail: usd(minimum) },
    {
      term: t('statement.period'),
      detail: days.formatRange(new Date(from), new Date(to)),
    },
  ];
  return (
    <div className={styles.statement}>
      <p className={styles.headline}>
        <span className={styles.figure}>{usd(spent)}</span>
        <Badge tone={isPaid ? 'success' : 'warning'} leadingIcon={isPaid ? CheckCircleIcon : ClockIcon}>
          {t(isPaid ? 'statement.paid' : 'statement.pending')}
        </Badge>
      </p>
      <LimitMeter label={t('statement.limit')} amount={spent} limit={limit} />
      <dl className={styles.facts}>
        {facts.map(({ term, detail }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.link}>
        <Link href={href} variant="standalone">
          {t('statement.list')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </p>
    </div>
  );
}
