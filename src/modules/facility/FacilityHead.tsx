import { useTranslation } from 'react-i18next';

import { now } from '#lib/time/clock';
import { toLanguage } from '#lib/i18n/languages';
import { openStateText } from '#domain/openStateText';
import { PageHead } from '#lib/seo/PageHead';
import type { Crumb } from '#lib/seo/structuredData';

import type { FacilityDetails } from './api';
import { facilityHead } from './headData';
import { structuredData } from './structuredData';

export type FacilityHeadProps = {
  facility: FacilityDetails;
  crumbs: readonly Crumb[];
};

/** Document head: title, description, canonical address, sharing and structured data (directory 2.0.6, 2.7). */
export function FacilityHead({ facility, crumbs }: FacilityHeadProps) {
  const { t, i18n } = useTranslation(['facility', 'common']);
  const { until, next, ...state } = facility.openState;
  const { key, values } = openStateText(
    { ...state, ...(until ? { until: new Date(until) } : {}), ...(next ? { next: new Date(next) } : {}) },
    now(),
    facility.timeZone,
    i18n.language,
  );
  const head = facilityHead(facility, {
    t,
    language: toLanguage(i18n.language),
    state: t(key, { ns: 'common', ...values }),
  });
  return <PageHead {...head} about={(url) => structuredData(facility, crumbs, new URL(url).origin)} />;
}
