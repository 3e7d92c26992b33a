import type { TFunction } from 'i18next';

import { formatWeekday } from '#lib/format/formatDate';
import { formatLanguage } from '#lib/format/formatLanguage';
import { listFormat } from '#lib/format/intl';

import type { DraftValues } from './draftValues';
import type { FormRecords } from './queries';
import type { Step } from './steps';

/** An answer in the summary; without lines if empty. */
export type SummaryItem = { term: string; lines: readonly string[] };

type SummaryContext = { values: DraftValues; records: FormRecords; t: TFunction<'facility-create'>; language: string };

const nonEmpty = (...texts: ReadonlyArray<string | undefined>) =>
  texts.filter((text): text is string => text !== undefined && text.trim() !== '');

function nameSummary({ values, records, t }: SummaryContext): SummaryItem[] {
  const { name, primaryCategoryId } = values.facility;
  const part = values.submitterIsOwner;
  return [
    { term: t('name.name'), lines: nonEmpty(name) },
    { term: t('name.category'), lines: nonEmpty(records.categories.find(({ id }) => id === primaryCategoryId)?.name) },
    { term: t('check.owner'), lines: part === '' ? [] : [t(part === 'yes' ? 'check.ownerYes' : 'check.ownerNo')] },
  ];
}

function addressSummary({ values, records, t }: SummaryContext): SummaryItem[] {
  const { address, geo, locationVisibility, visibilityReason, farReason } = values.facility;
  const town = records.towns.find(({ id }) => id === address.cityId);
  const district = town?.districts.find(({ id }) => id === address.districtId);
  return [
    {
      term: t('check.address'),
      lines: nonEmpty(address.line1, address.line2, district?.name, [address.postalCode, town?.name ?? ''].join(' ')),
    },
    { term: t('check.pin'), lines: nonEmpty(geo ? `${geo.lat}, ${geo.lon}` : '', farReason) },
    {
      term: t('address.visibility'),
      lines: nonEmpty(
        t(`address.visibilities.${locationVisibility}`),
        locationVisibility === 'exact' ? '' : visibilityReason,
      ),
    },
  ];
}

function contactSummary({ values, t }: SummaryContext): SummaryItem[] {
  const { phones, email, website, bookingUrl } = values.facility;
  return [
    {
      term: t('contact.phones'),
      lines: nonEmpty(
        ...phones.map(({ number, description }) => nonEmpty(number, number === '' ? '' : description).join(', ')),
      ),
    },
    { term: t('contact.email'), lines: nonEmpty(email) },
    { term: t('contact.website'), lines: nonEmpty(website) },
    { term: t('contact.booking'), lines: nonEmpty(bookingUrl) },
  ];
}

function hoursSummary({ values, t, language }: SummaryContext): SummaryItem[] {
  const { hoursStatus, weekly, exceptions, publicHolidays, hoursNote } = values.facility;
  const days = [...new Set(weekly.map(({ day }) => day))].toSorted((one, other) => one - other);
  const week = days.map((day) => {
    const ranges = weekly.filter((range) => range.day === day).map(({ opens, closes }) => `${opens}–${closes}`);
    return t('check.hoursDay', { day: formatWeekday(day, language), ranges: ranges.join(', ') });
  });
  const hasDays = hoursStatus === 'known' || hoursStatus === 'always';
  return [
    {
      term: t('hours.week'),
      lines: hoursStatus === 'known' ? week : hoursStatus === '' ? [] : [t(`hours.statuses.${hoursStatus}`)],
    },
    ...(hasDays
      ? [
          { term: t('hours.holidays'), lines: [t(`hours.holidaysAre.${publicHolidays}`)] },
          {
            term: t('hours.exceptions'),
            lines: exceptions.length === 0 ? [] : [t('check.exceptions', { count: exceptions.length })],
          },
        ]
      : []),
    { term: t('hours.note'), lines: nonEmpty(hoursNote) },
  ];
}

function servicesSummary({ values, records, t, language }: SummaryContext): SummaryItem[] {
  const { facility } = values;
  const namesOf = (all: ReadonlyArray<{ id: string; name: string }>, ids: readonly string[]) =>
    ids.flatMap((id) => all.find((one) => one.id === id)?.name ?? []);
  const list = (names: readonly string[]) =>
    nonEmpty(listFormat(language, { type: 'unit', style: 'short' }).format(names));
  return [
    { term: t('services.short'), lines: nonEmpty(facility.shortDescription) },
    { term: t('services.description'), lines: nonEmpty(facility.description) },
    { term: t('services.categories'), lines: list(namesOf(records.categories, facility.categoryIds)) },
    { term: t('services.tags'), lines: list(namesOf(records.tags, facility.tagIds)) },
    { term: t('services.services'), lines: list(facility.services) },
    {
      term: t('services.access'),
      lines: Object.entries(facility.accessibility).map(([feature, state]) =>
        t('check.hoursDay', {
          day: t(`services.features.${feature}` as 'services.features.ramp'),
          ranges: t(`services.accessStates.${state}`),
        }),
      ),
    },
    { term: t('services.languages'), lines: list(facility.languages.map((code) => formatLanguage(code, language))) },
    { term: t('services.appointment'), lines: [t(`services.appointments.${facility.appointment}`)] },
    { term: t('services.fees'), lines: nonEmpty(t(`services.feesAre.${facility.fees.model}`), facility.fees.note) },
    {
      term: t('photos.label'),
      lines: facility.photos.length === 0 ? [] : [t('check.photos', { count: facility.photos.length })],
    },
  ];
}

/** All answers by step, for the summary before sending. */
export function summaryOf(context: SummaryContext): ReadonlyArray<{ step: Step; answers: readonly SummaryItem[] }> {
  return [
    { step: 'name', answers: nameSummary(context) },
    {
      step: 'duplicates',
      answers: [
        {
          term: context.t('duplicates.question'),
          lines: context.values.duplicate === 'none' ? [context.t('duplicates.noneOf')] : [],
        },
      ],
    },
    { step: 'address', answers: addressSummary(context) },
    { step: 'contact', answers: contactSummary(context) },
    { step: 'hours', answers: hoursSummary(context) },
    { step: 'services', answers: servicesSummary(context) },
  ];
}
