import type { TFunction } from 'i18next';

import { formatWeekday } from '#lib/format/formatDate';
import { formatLanguage } from '#lib/format/formatLanguage';

import type { DraftValues } from './draftValues';
import type { FormRecords } from './queries';
import type { Step } from './steps';

/** One answer as it is looked over: no lines where nothing is given. */
export type Answer = { term: string; lines: readonly string[] };

type Told = { values: DraftValues; records: FormRecords; t: TFunction<'facility-create'>; language: string };

const given = (...texts: ReadonlyArray<string | undefined>) =>
  texts.filter((text): text is string => text !== undefined && text.trim() !== '');

function nameAnswers({ values, records, t }: Told): Answer[] {
  const { name, primaryCategoryId } = values.facility;
  const part = values.submitterIsOwner;
  return [
    { term: t('name.name'), lines: given(name) },
    { term: t('name.category'), lines: given(records.categories.find(({ id }) => id === primaryCategoryId)?.name) },
    { term: t('check.owner'), lines: part === '' ? [] : [t(part === 'yes' ? 'check.ownerYes' : 'check.ownerNo')] },
  ];
}

function addressAnswers({ values, records, t }: Told): Answer[] {
  const { address, geo, locationVisibility, visibilityReason, farReason } = values.facility;
  const town = records.towns.find(({ id }) => id === address.cityId);
  const district = town?.districts.find(({ id }) => id === address.districtId);
  return [
    {
      term: t('check.address'),
      lines: given(address.line1, address.line2, district?.name, [address.postalCode, town?.name ?? ''].join(' ')),
    },
    { term: t('check.pin'), lines: given(geo ? `${geo.lat}, ${geo.lon}` : '', farReason) },
    {
      term: t('address.visibility'),
      lines: given(
        t(`address.visibilities.${locationVisibility}`),
        locationVisibility === 'exact' ? '' : visibilityReason,
      ),
    },
  ];
}

function contactAnswers({ values, t }: Told): Answer[] {
  const { phones, email, website, bookingUrl } = values.facility;
  return [
    {
      term: t('contact.phones'),
      lines: given(
        ...phones.map(({ number, description }) => given(number, number === '' ? '' : description).join(', ')),
      ),
    },
    { term: t('contact.email'), lines: given(email) },
    { term: t('contact.website'), lines: given(website) },
    { term: t('contact.booking'), lines: given(bookingUrl) },
  ];
}

function hoursAnswers({ values, t, language }: Told): Answer[] {
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
    { term: t('hours.note'), lines: given(hoursNote) },
  ];
}

function servicesAnswers({ values, records, t, language }: Told): Answer[] {
  const { facility } = values;
  const namesOf = (all: ReadonlyArray<{ id: string; name: string }>, ids: readonly string[]) =>
    ids.flatMap((id) => all.find((one) => one.id === id)?.name ?? []);
  const list = (names: readonly string[]) =>
    given(new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names));
  return [
    { term: t('services.short'), lines: given(facility.shortDescription) },
    { term: t('services.description'), lines: given(facility.description) },
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
    { term: t('services.fees'), lines: given(t(`services.feesAre.${facility.fees.model}`), facility.fees.note) },
    {
      term: t('photos.label'),
      lines: facility.photos.length === 0 ? [] : [t('check.photos', { count: facility.photos.length })],
    },
  ];
}

/** What was entered, step by step, as it is looked over before it is sent. */
export function answersOf(told: Told): ReadonlyArray<{ step: Step; answers: readonly Answer[] }> {
  return [
    { step: 'name', answers: nameAnswers(told) },
    {
      step: 'duplicates',
      answers: [
        {
          term: told.t('duplicates.question'),
          lines: told.values.duplicate === 'none' ? [told.t('duplicates.noneOf')] : [],
        },
      ],
    },
    { step: 'address', answers: addressAnswers(told) },
    { step: 'contact', answers: contactAnswers(told) },
    { step: 'hours', answers: hoursAnswers(told) },
    { step: 'services', answers: servicesAnswers(told) },
  ];
}
