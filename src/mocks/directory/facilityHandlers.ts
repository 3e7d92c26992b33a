import type { AuditEvent } from '#domain/audit';
import { now } from '#lib/time/clock';
import type { Facility } from '#domain/facility';
import type { DataLanguage } from '#mocks/core/localized';
import { facility, history, nearby, report, similar } from '#modules/facility/api';

import { changesVersion } from './changesVersion';
import { database } from '#mocks/core/database';
import { taxonomy } from './taxonomy';
import { findFacilityById, findFacilityBySlug, findSeedBySlug } from './facilities';
import { toFacilityResponse } from './facilityResponse';
import { toHistoryGroups, impliedMeta } from './fieldMeta';
import type { FieldMeta } from './fieldMeta';
import { handle } from '#mocks/core/handle';
import { fieldError, ProblemError } from '#mocks/core/problem';
import { hourMs } from '#lib/time/duration';
import { secondsUntil } from '#mocks/core/time';
import { assertPublic, assertVisibleTo } from './visibleFacility';
import { callSearch } from './searchClient';

/** Delay of a write in ms (directory contract 3.1). */
const writeDelay = 300;
const defaultNearbyCount = 3;
const reportsPerHour = 3;

async function getPublicFacility(id: string, language: DataLanguage): Promise<Facility> {
  return assertPublic(await findFacilityById(id, language));
}

/** Throws `moved` if the new slug is public, otherwise `not-found`. */
async function throwMoved(slug: string, merged: boolean, language: DataLanguage): Promise<never> {
  const result = await findFacilityBySlug(slug, language);
  const found = result.kind === 'found' ? result.facility : undefined;
  // The target may have been merged too.
  if (found?.publicationStatus === 'merged' && found.mergedIntoSlug !== undefined) {
    return throwMoved(found.mergedIntoSlug, true, language);
  }
  const target = assertPublic(found);
  throw new ProblemError('moved', { slug: target.slug, name: target.name, merged });
}

async function findVisibleFacility(
  query: { id?: string | undefined; slug?: string | undefined },
  language: DataLanguage,
  request: Request,
): Promise<Facility> {
  let found: Facility | undefined;
  if (query.slug !== undefined) {
    const result = await findFacilityBySlug(query.slug, language);
    if (result.kind === 'moved') return throwMoved(result.slug, result.merged, language);
    found = result.kind === 'found' ? result.facility : undefined;
  } else if (query.id !== undefined) {
    found = await findFacilityById(query.id, language);
  } else {
    throw fieldError('/query/slug', 'missing', 'Give an id or a slug');
  }
  if (found?.publicationStatus === 'merged' && found.mergedIntoSlug !== undefined) {
    return throwMoved(found.mergedIntoSlug, true, language);
  }
  return assertVisibleTo(request, found);
}

const nearbyHandler = handle(nearby, async ({ query, language }) =>
  callSearch('searchNearby', {
    found: await getPublicFacility(query.id, language),
    limit: query.limit ?? defaultNearbyCount,
    openOnly: query.open === 'now',
    language,
  }),
);

/** When each group of a facility's fields was last confirmed, and by whom. */
async function loadFieldMeta(facility: Facility, language: DataLanguage): Promise<FieldMeta> {
  // The code that reads changes loads only once there are any.
  if (changesVersion() === undefined) return impliedMeta(facility);
  const { changedFacilities, getFieldMeta } = await import('./store');
  const stored = (await changedFacilities()).get(facility.id);
  if (stored?.added) return getFieldMeta(stored.added, stored);
  const seed = await findSeedBySlug(facility.slug, language);
  return getFieldMeta(seed.kind === 'found' ? seed.facility : facility, stored);
}

/** A facility's audit trail for callers with rights to it; visitors load none of its code. */
async function auditTrailFor(request: Request, facilityId: string): Promise<AuditEvent[] | null> {
  if (!request.headers.has('Authorization')) return null;
  const { facilityAuditTrail } = await import('#mocks/contributing/relationship');
  return facilityAuditTrail(request, facilityId);
}

const reportHandler = handle(
  report,
  async ({ body, language }) => {
    const { id } = await getPublicFacility(body.id, language);
    const db = await database();
    const at = now();
    const since = new Date(at.getTime() - hourMs).toISOString();
    // In one transaction, so that two tabs cannot exceed the limit together.
    await db.transaction('rw', db.reports, async () => {
      const recent = await db.reports.where('at').above(since).sortBy('at');
      const oldest = recent.at(-reportsPerHour);
      if (oldest) {
        throw new ProblemError('rate-limited', { retryAfter: secondsUntil(Date.parse(oldest.at) + hourMs) });
      }
      await db.reports.add({ facilityId: id, kind: body.report.kind, note: body.report.note, at: at.toISOString() });
    });
    return { received: true as const };
  },
  { minDelay: writeDelay },
);

const similarHandler = handle(similar, async ({ query }) => ({
  facility: await callSearch('findSimilar', { slug: query.slug }),
}));

/** Calls about one facility: its page, nearby and similar ones, history and reports. */
export const facilityHandlers = [
  nearbyHandler,
  similarHandler,
  handle(history, async ({ query, language, request }) => {
    const facility = await assertVisibleTo(request, await findFacilityById(query.id, language));
    const [meta, audit] = await Promise.all([loadFieldMeta(facility, language), auditTrailFor(request, facility.id)]);
    return { groups: toHistoryGroups(meta), audit };
  }),
  reportHandler,
  handle(facility, async ({ query, language, request }) =>
    toFacilityResponse(await findVisibleFacility(query, language, request), await taxonomy(language), language),
  ),
];
