import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Link } from '#components/Link';
import { formatDate } from '#lib/format/formatDate';
import { todayIn } from '#lib/time/today';

import type { FacilityDetails } from './api';
import { FacilityText } from './FacilityText';

export type BannersProps = {
  facility: FacilityDetails;
  /** The visitor followed the address of an entry that was merged into this one. */
  merged: boolean;
  /** Link to open alternatives. */
  alternatives?: string;
};

/**
 * Notices above the facility: merged, not yet public, closed, opening soon, the facility's own alert, pending changes.
 */
export function Banners({ facility, merged, alternatives = '#nearby' }: BannersProps) {
  const { t } = useTranslation('facility');
  const { alert, timeZone } = facility;
  const today = todayIn(timeZone);
  const notice = alert && alert.from <= today && today <= alert.until ? alert : undefined;
  return (
    <>
      {merged ? (
        <Alert tone="info" title={t('banner.moved', { name: facility.name })}>
          {t('banner.movedText')}
        </Alert>
      ) : null}
      <PublicationBanner status={facility.publicationStatus} />
      <StatusBanner facility={facility} alternatives={alternatives} />
      {notice ? (
        <Alert tone={notice.level} title={<FacilityText facility={facility}>{notice.text}</FacilityText>} />
      ) : null}
      {facility.changesPending ? (
        <Alert tone="info" title={t('banner.changes')}>
          {t('banner.changesText')}
        </Alert>
      ) : null}
    </>
  );
}

const unpublished = { pending: 'info', draft: 'info', rejected: 'warning', suspended: 'warning' } as const;

/** Tells the few who can see an unpublished page why others cannot. */
function PublicationBanner({ status }: { status: FacilityDetails['publicationStatus'] }) {
  const { t } = useTranslation('facility');
  if (status === 'published' || status === 'merged') return null;
  return (
    <Alert tone={unpublished[status]} title={t(`banner.${status}`)}>
      {t(`banner.${status}Text`)}
    </Alert>
  );
}

/**
 * Says that a facility is closed temporarily or permanently, or opens soon. `alternatives` links to other facilities.
 */
export function StatusBanner({ facility, alternatives }: { facility: FacilityDetails; alternatives: string }) {
  const { t, i18n } = useTranslation('facility');
  const { operationalStatus, operationalDate, operationalReason } = facility;
  const date = operationalDate === undefined ? undefined : formatDate(operationalDate, i18n.language);
  switch (operationalStatus) {
    case 'open':
      return null;
    case 'permanently-closed':
      return (
        <Alert
          tone="warning"
          title={t('banner.permanentlyClosed')}
          action={<Link href={alternatives}>{t('banner.alternatives')}</Link>}
        >
          {date === undefined ? t('banner.permanentlyClosedPlain') : t('banner.permanentlyClosedText', { date })}
        </Alert>
      );
    case 'temporarily-closed':
      return (
        <Alert
          tone="warning"
          title={t('banner.temporarilyClosed')}
          action={<Link href={alternatives}>{t('banner.alternatives')}</Link>}
        >
          {[
            operationalReason === undefined ? '' : t('banner.temporarilyClosedReason', { reason: operationalReason }),
            date === undefined ? '' : t('banner.expected', { date }),
          ].join(' ')}
        </Alert>
      );
    case 'opening-soon':
      return (
        <Alert tone="info" title={t('banner.openingSoon')}>
          {date === undefined ? null : t('banner.opens', { date })}
        </Alert>
      );
  }
}
