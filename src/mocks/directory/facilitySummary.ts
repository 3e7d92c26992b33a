import { now } from '#lib/time/clock';
import type { FacilitySummary } from '#domain/facility';
import type { DataLanguage } from '#mocks/core/localized';
import { openState } from '#domain/openingHours';
import type { OpeningHours } from '#domain/openingHours';
import type { SerializedOpenState } from '#domain/openingHoursSchemas';
import type { Category, Tag } from '#domain/taxonomy';
import type { SearchHit } from '#modules/facility-search/ranking';

import { isPublicHoliday } from './searchIndex';
import { photosOf } from './seed/photo';
import type { ShardRecord } from './seed/shards';

/** The current open state of a facility, serialised for a response. */
export function openStateNow(hours: OpeningHours): SerializedOpenState {
  const { until, next, ...rest } = openState(hours, now(), isPublicHoliday);
  return { ...rest, ...(until ? { until: until.toISOString() } : {}), ...(next ? { next: next.toISOString() } : {}) };
}

/** A record as cards show it. Hidden locations were already removed from the record. */
export function toFacilitySummary(
  record: ShardRecord,
  { categories, tags }: { categories: readonly Category[]; tags: readonly Tag[] },
  language: DataLanguage,
  hit?: SearchHit,
): FacilitySummary {
  const category = categories.find(({ id }) => id === record.primaryCategoryId);
  const photo = record.hasPhoto ? photosOf(record.n, 1, record.name, language)[0] : undefined;
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    primaryCategory: {
      id: record.primaryCategoryId,
      name: category?.name ?? record.primaryCategoryId,
      icon: category?.icon ?? 'building-storefront',
    },
    ...(record.line1 === undefined
      ? {}
      : { addressLine: [record.line1, record.district, record.city].filter((part) => part !== '').join(', ') }),
    district: record.district,
    city: record.city,
    geo: { lat: record.lat, lon: record.lon },
    locationVisibility: record.locationVisibility,
    openState: openStateNow(record.hours),
    timeZone: record.hours.timeZone,
    verification: {
      state: record.verificationState,
      ...(record.verifiedAt === undefined ? {} : { verifiedAt: record.verifiedAt }),
    },
    ...(record.rating ? { rating: record.rating } : {}),
    ...(record.phone === undefined ? {} : { phone: record.phone }),
    ...(photo ? { photo: { url: photo.url, alt: photo.alt } } : {}),
    tags: record.tagIds.flatMap((id) => {
      const tag = tags.find((candidate) => candidate.id === id);
      return tag ? [{ id, name: tag.name }] : [];
    }),
    operationalStatus: record.operationalStatus,
    ...(record.alert ? { alert: record.alert } : {}),
    ...(hit?.distanceM === undefined ? {} : { distanceM: hit.distanceM }),
    ...(hit
      ? {
          matched: {
            fields: [...hit.fields],
            tokens: [...hit.tokens],
            band: hit.band,
            ...(hit.distanceBand === undefined ? {} : { distanceBand: hit.distanceBand }),
          },
        }
      : {}),
  };
}
