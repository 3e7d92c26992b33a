import { now } from '#lib/time/clock';
import type { Facility } from '#domain/facility';
import type { Category, Tag } from '#domain/taxonomy';
import type { DataLanguage } from '#mocks/core/localized';
import { dayNumberAt, dayNumberToIsoDate } from '#lib/time/zonedTime';
import type { FacilityDetails } from '#modules/facility/api';

import { publicHolidays } from './seed/holidays';
import { openStateNow } from './facilitySummary';

const holidayDays = 30;

function upcomingHolidays(timeZone: string, language: DataLanguage): FacilityDetails['holidays'] {
  const today = dayNumberAt(timeZone, now().getTime());
  const [first, last] = [dayNumberToIsoDate(today), dayNumberToIsoDate(today + holidayDays)];
  const year = Number(first.slice(0, 4));
  return [...publicHolidays(year), ...publicHolidays(year + 1)]
    .filter(({ date }) => first <= date && date <= last)
    .map(({ date, name }) => ({ date, name: name[language] }));
}

/** The response for a facility's page (directory contract 3.3). */
export function toFacilityResponse(
  found: Facility,
  { categories, tags }: { categories: readonly Category[]; tags: readonly Tag[] },
  language: DataLanguage,
): FacilityDetails {
  const named = (all: readonly { id: string; name: string }[], ids: readonly string[]) =>
    ids.flatMap((id) => {
      const entry = all.find((candidate) => candidate.id === id);
      return entry ? [{ id, name: entry.name }] : [];
    });
  const category = categories.find(({ id }) => id === found.primaryCategoryId);
  return {
    ...found,
    openState: openStateNow(found),
    primaryCategory: {
      id: found.primaryCategoryId,
      name: category?.name ?? found.primaryCategoryId,
      plural: category?.plural ?? found.primaryCategoryId,
      icon: category?.icon ?? 'building-storefront',
      schemaType: category?.schemaType ?? 'MedicalBusiness',
      emergency: category?.emergency ?? false,
    },
    categories: named(categories, found.categoryIds),
    tags: named(tags, found.tagIds),
    holidays: upcomingHolidays(found.timeZone, language),
  };
}
