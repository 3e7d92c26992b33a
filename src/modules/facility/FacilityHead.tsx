import { useTranslation } from 'react-i18next';

import { now } from '#lib/clock';
import { midSentence } from '#lib/midSentence';
import { openStateText } from '#lib/openStateText';
import { PageHead } from '#lib/PageHead';
import { facilityPath } from '#lib/paths';
import type { Crumb } from '#lib/structuredData';

import type { FacilityAnswer } from './api';
import { structuredData } from './structuredData';

export type FacilityHeadProps = {
  facility: FacilityAnswer;
  crumbs: readonly Crumb[];
};

/** What is not seen: title, description, address, sharing and structured data (directory 2.0.6, 2.7). */
export function FacilityHead({ facility, crumbs }: FacilityHeadProps) {
  const { t, i18n } = useTranslation(['facility', 'common']);
  const { name, primaryCategory, address, timeZone } = facility;
  const { until, next, ...state } = facility.openState;
  const { key, values } = openStateText(
    { ...state, ...(until ? { until: new Date(until) } : {}), ...(next ? { next: new Date(next) } : {}) },
    now(),
    timeZone,
    i18n.language,
  );
  const title = t('title.page', {
    name,
    city: address.city,
    category: midSentence(primaryCategory.name, i18n.language),
  });
  const description = t('description', {
    short: facility.shortDescription.replace(/\.$/, ''),
    state: t(key, { ns: 'common', ...values }),
    place: address.district === '' ? address.city : `${address.district}, ${address.city}`,
  });
  return (
    <PageHead
      title={title}
      name={name}
      description={description}
      path={facilityPath(facility.slug)}
      type="place"
      image={facility.photos[0]?.url}
      indexed={facility.publicationStatus === 'published' && facility.operationalStatus !== 'permanently-closed'}
      about={(url) => structuredData(facility, crumbs, new URL(url).origin)}
    />
  );
}
