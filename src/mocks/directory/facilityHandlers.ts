import type { AuditEvent } from '#domain/audit';
import { now } from '#lib/time/clock';
import type { Facility } from '#domain/facility';
import type { Language } from '#lib/i18n/languages';
import { facility, history, nearby, report, similar } from '#modules/facility/api';

import { changesMark } from './changesVersion';
import { database } from '#mocks/core/database';
import { taxonomy } from './taxonomy';
import { facilityById, facilityBySlug, seedBySlug } from './facilities';
import { facilityAnswer } from './facilityResponse';
import { groupsAnswered, impliedMeta } from './fieldMeta';
import type { FieldMeta } from './fieldMeta';
import { handle, misbehave } from '#mocks/core/handle';
import { ProblemResponse } from '#mocks/core/problem';
import { askSearch } from './searchClient';

/** Delay of a write in ms (directory contract 3.1). */
const writeWait = 300;
const nearbyUsual = 3;
const reportsPerHour = 3;
const hourMs = 3_600_000;

/** The facility as the public may see it: published, or the same "not found" whatever else it is. */
function asPublic(found: Facility | undefined): Facility {
  if (found?.publicationStatus !== 'published') throw new ProblemResponse('not-found');
  return found;
}

async function publicById(id: string, language: Language): Promise<Facility> {
  return asPublic(await facilityById(id, language));
}

/** Answers "moved" when the new address is public; else there is nothing to lead to. */
async function moved(slug: string, merged: boolean, language: Language): Promise<never> {
  const answer = await facilityBySlug(slug, language);
  const found = answer.kind === 'found' ? answer.facility : undefined;
  // What it was merged into may have been merged itself since.
  if (found?.publicationStatus === 'merged' && found.mergedIntoSlug !== undefined) {
    return moved(found.mergedIntoSlug, true, language);
  }
  const target = asPublic(found);
  throw new ProblemResponse('moved', { slug: target.slug, name: target.name, merged });
}

/** The facility as who asks may see it: what is not public is seen by its own people and administrators (directory 4.1). */
async function asSeenBy(request: Request, found: Facility | undefined): Promise<Facility> {
  const state = found?.publicationStatus;
  const waits = state === 'pending' || state === 'rejected' || state === 'draft' || state === 'suspended';
  if (!found || !waits || !request.headers.has('Authorization')) return asPublic(found);
  const { maySee } = await import('#mocks/contributing/relationship');
  return (await maySee(request, found)) ? found : asPublic(found);
}

async function find(
  query: { id?: string | undefined; slug?: string | undefined },
  language: Language,
  request: Request,
): Promise<Facility> {
  let found: Facility | undefined;
  if (query.slug !== undefined) {
    const answer = await facilityBySlug(query.slug, language);
    if (answer.kind === 'moved') return moved(answer.slug, answer.merged, language);
    found = answer.kind === 'found' ? answer.facility : undefined;
  } else if (query.id !== undefined) {
    found = await facilityById(query.id, language);
  } else {
    throw new ProblemResponse('validation-failed', {
      errors: [{ pointer: '/query/slug', code: 'missing', message: 'Give an id or a slug' }],
    });
  }
  if (found?.publicationStatus === 'merged' && found.mergedIntoSlug !== undefined) {
    return moved(found.mergedIntoSlug, true, language);
  }
  return asSeenBy(request, found);
}

const nearbyHandler = handle(nearby, async ({ query, language }) =>
  askSearch('answerNearby', {
    found: await publicById(query.id, language),
    limit: query.limit ?? nearbyUsual,
    openOnly: query.open === 'now',
    language,
  }),
);

/** When each group of a facility's fields was last confirmed, and by whom. */
async function confirmationsOf(shown: Facility, language: Language): Promise<FieldMeta> {
  // Only who has changed something here fetches what reads the changes.
  if (changesMark() === undefined) return impliedMeta(shown);
  const { changedFacilities, fieldMetaOf } = await import('./store');
  const stored = (await changedFacilities()).get(shown.id);
  if (stored?.added) return fieldMetaOf(stored.added, stored);
  const seed = await seedBySlug(shown.slug, language);
  return fieldMetaOf(seed.kind === 'found' ? seed.facility : shown, stored);
}

/** What was done with a facility, for who may know; visitors fetch nothing of it. */
async function trailFor(request: Request, facilityId: string): Promise<AuditEvent[] | null> {
  if (!request.headers.has('Authorization')) return null;
  const { facilityTrail } = await import('#mocks/contributing/relationship');
  return facilityTrail(request, facilityId);
}

const reportHandler = handle(
  report,
  async ({ body, language }) => {
    const { id } = await publicById(body.id, language);
    const db = await database();
    const at = now();
    const since = new Date(at.getTime() - hourMs).toISOString();
    // One transaction, so that two tabs together send no more than one.
    await db.transaction('rw', db.reports, async () => {
      const recent = await db.reports.where('at').above(since).sortBy('at');
      const oldest = recent.at(-reportsPerHour);
      if (oldest) {
        const retryAfter = Math.max(1, Math.ceil((Date.parse(oldest.at) + hourMs - at.getTime()) / 1000));
        throw new ProblemResponse('rate-limited', { retryAfter });
      }
      await db.reports.add({ facilityId: id, kind: body.report.kind, note: body.report.note, at: at.toISOString() });
    });
    return { received: true as const };
  },
  { wait: writeWait },
);

const similarHandler = handle(similar, async ({ query }) => ({
  facility: await askSearch('answerSimilar', { slug: query.slug }),
}));

/** One facility: its page, what is near, how fresh it is, and reports about it. */
export const facilityHandlers = [
  nearbyHandler,
  similarHandler,
  handle(history, async ({ query, language, request }) => {
    const shown = await asSeenBy(request, await facilityById(query.id, language));
    const [meta, audit] = await Promise.all([confirmationsOf(shown, language), trailFor(request, shown.id)]);
    return { groups: groupsAnswered(meta), audit };
  }),
  reportHandler,
  handle(facility, async ({ query, language, request }) =>
    facilityAnswer(await find(query, language, request), await taxonomy(language), language),
  ),
];

/** How the calls about one facility go wrong, by name. */
export const facilityScenarios = {
  facility: misbehave(facility),
  nearby: {
    ...misbehave(nearby),
    /** There is no other of its kind. */
    empty: () => handle(nearby, () => []),
  },
  history: misbehave(history),
  similar: misbehave(similar),
  report: {
    ...misbehave(report),
    /** The back end does not like the note, whatever the form thought of it. */
    refuses: () =>
      handle(report, () => {
        throw new ProblemResponse('validation-failed', {
          errors: [{ pointer: '/report/note', code: 'too_small', message: 'report.noteShort' }],
        });
      }),
    /** Three were sent within the hour; the next is welcome in 20 minutes. */
    limits: () =>
      handle(report, () => {
        throw new ProblemResponse('rate-limited', { retryAfter: 1200 });
      }),
  },
};
