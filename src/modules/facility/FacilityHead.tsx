import { useTranslation } from 'react-i18next';

import { now } from '#lib/clock';
import { midSentence } from '#lib/midSentence';
import { openStateText } from '#lib/openStateText';
import { toScript } from '#lib/structuredData';
import type { Crumb } from '#lib/structuredData';
import { useStructuredData } from '#lib/useStructuredData';

import type { FacilityAnswer } from './api';
import { structuredData } from './structuredData';

export type FacilityHeadProps = {
  facility: FacilityAnswer;
  crumbs: readonly Crumb[];
  /** Absolute address of this page. */
  url: string;
};

/** What is not seen: title, description, address, sharing and structured data (directory 2.0.6, 2.7). */
export function FacilityHead({ facility, crumbs, url }: FacilityHeadProps) {
  const { t, i18n } = useTranslation(['facility', 'common']);
  const { name, primaryCategory, address, timeZone } = facility;
  const { until, next, ...state } = facility.openState;
  const { key, values } = openStateText(
    { ...state, ...(until ? { until: new Date(until) } : {}), ...(next ? { next: new Date(next) } : {}) },
    now(),
    timeZone,
    i18n.language,
  );
  useStructuredData(toScript(structuredData(facility, crumbs, new URL(url).origin)));
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
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="place" />
      {facility.operationalStatus === 'permanently-closed' ? <meta name="robots" content="noindex,follow" /> : null}
    </>
  );
}
