import { useTranslation } from 'react-i18next';

import { DescriptionList } from '#components/DescriptionList';
import { formatDateTime } from '#lib/format/formatDateTime';

import type { Preview } from './api';
import * as styles from './page.css';
import { checkedGroups } from './schemas';

export type RequestFactsProps = { preview: Preview };

/** Facts about a request: requester, kind, date and grounds. */
export function RequestFacts({ preview }: RequestFactsProps) {
  const { t, i18n } = useTranslation(['contributing-decision', 'contributing']);
  const { requester, verification, claim, submittedAt, proof, facility } = preview;
  const date = (iso: string) => formatDateTime(iso, 'full', i18n.language);
  const rows = [
    { term: t('row.kind'), detail: t(`contributing:kind.${verification?.kind ?? 'claim'}`) },
    { term: t('row.who'), detail: `${requester.name}, ${requester.email}` },
    { term: t('row.history'), detail: t('history', { approved: requester.approved, rejected: requester.rejected }) },
    { term: t('row.when'), detail: date(submittedAt) },
    { term: t('row.code'), detail: facility.code },
    ...(verification && verification.kind !== 'new-facility' && verification.kind !== 'change'
      ? [
          { term: t('row.method'), detail: t(`contributing:method.${verification.method}`) },
          { term: t('row.checkedAt'), detail: formatDateTime(verification.checkedAt, 'date', i18n.language) },
          { term: t('row.checklist'), detail: <Checklist checklist={verification.checklist} /> },
        ]
      : []),
    ...(verification && verification.note !== '' ? [{ term: t('row.note'), detail: verification.note }] : []),
    ...(claim
      ? [
          { term: t('row.role'), detail: t(`contributing:role.${claim.role}`) },
          { term: t('row.relation'), detail: claim.relationNote },
          { term: t('row.email'), detail: claim.workEmail ?? '' },
          { term: t('row.proof'), detail: t(`contributing:proof.${proof}`) },
        ]
      : []),
    ...(claim?.contested ? [{ term: t('row.owner'), detail: <OwnerAnswer claim={claim} /> }] : []),
  ];
  return <DescriptionList rows={rows} />;
}

function Checklist({ checklist }: { checklist: NonNullable<Preview['verification']>['checklist'] }) {
  const { t } = useTranslation('contributing');
  return (
    <ul role="list">
      {checkedGroups.map((group) => (
        <li key={group}>
          {t(`group.${group}`)}: {t(`result.${checklist[group]}`)}
        </li>
      ))}
    </ul>
  );
}

function OwnerAnswer({ claim }: { claim: NonNullable<Preview['claim']> }) {
  const { t, i18n } = useTranslation('contributing-decision');
  const { ownerResponse, ownerDeadline, state } = claim;
  if (ownerResponse?.answer === 'agree') return t('owner.agree');
  if (ownerResponse) return <span className={styles.quote}>{t('owner.dispute', { note: ownerResponse.note })}</span>;
  if (state !== 'contested' || ownerDeadline === null) return t('owner.silent');
  return t('owner.waiting', { date: formatDateTime(ownerDeadline, 'full', i18n.language) });
}
