import type { TFunction } from 'i18next';

import { formatDate } from '#lib/format/formatDate';

import { summaryOf } from './summary';
import type { SummaryItem } from './summary';
import { emptyValues } from './draftValues';
import type { DraftValues } from './draftValues';
import type { EditField } from './editFields';
import type { FormRecords } from './queries';

type SummaryContext = { records: FormRecords; t: TFunction<'facility-create'>; language: string };

const line = (text: string) => (text.trim() === '' ? [] : [text]);

/** Label and formatted value of a field. */
export function fieldSummary(
  field: EditField,
  facility: DraftValues['facility'],
  context: SummaryContext,
): SummaryItem {
  const { records, t, language } = context;
  const { address, geo } = facility;
  const fromSummary = (term: string): SummaryItem => {
    const rows = summaryOf({ values: { ...emptyValues, facility }, ...context }).flatMap(({ answers }) => answers);
    return rows.find((row) => row.term === term) ?? { term, lines: [] };
  };
  switch (field) {
    case 'name':
      return fromSummary(t('name.name'));
    case 'primaryCategoryId':
      return fromSummary(t('name.category'));
    case 'line1':
    case 'line2':
    case 'postalCode':
      return { term: t(`address.${field}`), lines: line(address[field]) };
    case 'town': {
      const town = records.towns.find(({ id }) => id === address.cityId);
      const district = town?.districts.find(({ id }) => id === address.districtId);
      return { term: t('address.city'), lines: line([district?.name, town?.name].filter(Boolean).join(', ')) };
    }
    case 'geo':
      return { term: t('check.pin'), lines: geo ? [`${geo.lat}, ${geo.lon}`] : [] };
    case 'farReason':
    case 'visibilityReason':
      return { term: t(`address.${field}`), lines: line(facility[field]) };
    case 'locationVisibility':
      return { term: t('address.visibility'), lines: [t(`address.visibilities.${facility.locationVisibility}`)] };
    case 'phones':
      return fromSummary(t('contact.phones'));
    case 'email':
      return fromSummary(t('contact.email'));
    case 'website':
      return fromSummary(t('contact.website'));
    case 'bookingUrl':
      return fromSummary(t('contact.booking'));
    case 'hoursStatus': {
      const { hoursStatus } = facility;
      return { term: t('hours.status'), lines: hoursStatus === '' ? [] : [t(`hours.statuses.${hoursStatus}`)] };
    }
    case 'weekly':
      return fromSummary(t('hours.week'));
    case 'publicHolidays':
      return { term: t('hours.holidays'), lines: [t(`hours.holidaysAre.${facility.publicHolidays}`)] };
    case 'exceptions': {
      const day = (date: string) => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDate(date, language) : date);
      const lines = facility.exceptions.map(({ from, to, ranges, reason }) =>
        [
          from === to ? day(from) : `${day(from)} – ${day(to)}`,
          ...ranges.map(({ opens, closes }) => `${opens}–${closes}`),
          ...line(reason),
        ].join(', '),
      );
      return { term: t('hours.exceptions'), lines };
    }
    case 'hoursNote':
      return fromSummary(t('hours.note'));
    case 'shortDescription':
      return fromSummary(t('services.short'));
    case 'description':
      return fromSummary(t('services.description'));
    case 'categoryIds':
      return fromSummary(t('services.categories'));
    case 'tagIds':
      return fromSummary(t('services.tags'));
    case 'services':
      return fromSummary(t('services.services'));
    case 'accessibility':
      return fromSummary(t('services.access'));
    case 'languages':
      return fromSummary(t('services.languages'));
    case 'appointment':
      return fromSummary(t('services.appointment'));
    case 'fees':
      return fromSummary(t('services.fees'));
    case 'photos':
      return { term: t('photos.label'), lines: facility.photos.flatMap(({ alt }) => line(alt)) };
  }
}
