import { nextChange, openState } from '#lib/openingHours';
import type { IsPublicHoliday, OpeningHours } from '#lib/openingHours';

import type { SearchFilters } from './searchFilters';
import { radii } from './filterChoices';
import type { SearchIndex } from './searchIndex';
import type { SearchRecord } from './searchRecord';

/** The groups of filters; each counts without itself. The order gives the bits of a `failures` mask. */
export const facetGroups = [
  'open',
  'verified',
  'radius',
  'category',
  'tags',
  'access',
  'lang',
  'fee',
  'appointment',
  'accepting',
] as const;
/** A group of filters. */
export type FacetGroup = (typeof facetGroups)[number];

/** Choices of each group with the number of facilities each would give, most first; radii in their order. */
export type Facets = Readonly<Record<FacetGroup, ReadonlyArray<readonly [choice: string, count: number]>>>;

/** What the filters of a search ask for; sort and view are none. */
export type FilterChoices = Partial<Omit<SearchFilters, 'sort' | 'view'>>;

const bit = (group: FacetGroup): number => 1 << facetGroups.indexOf(group);
const OPEN = bit('open');
const VERIFIED = bit('verified');
/** The bit of an entry outside the area searched. */
export const OUTSIDE = bit('radius');
const CATEGORY = bit('category');
const TAGS = bit('tags');
const ACCESS = bit('access');
const LANGUAGES = bit('lang');
const FEES = bit('fee');
const APPOINTMENT = bit('appointment');
const ACCEPTING = bit('accepting');

function feesOf({ fees }: SearchRecord): readonly string[] {
  return fees === 'unknown' ? [] : [fees];
}

/** "Either" serves those who want an appointment and those who want none. */
function appointmentsOf({ appointment }: SearchRecord): readonly string[] {
  if (appointment === 'either') return ['walk-in', 'required', 'either'];
  return appointment === 'unknown' ? [] : [appointment];
}

interface KnownState {
  readonly from: number;
  readonly to: number;
  readonly isPublicHoliday: IsPublicHoliday;
  readonly isOpen: boolean;
}

// Every search counts what is open, and an answer holds until the next change of that facility.
const knownStates = new WeakMap<OpeningHours, KnownState>();
const LONGEST_TRUST_MS = 86_400_000;

/** Whether a facility is open at the instant of a search: open and closing soon count, nothing else (§1.4). */
export function isOpenAt(record: SearchRecord, instant: Date, isPublicHoliday: IsPublicHoliday): boolean {
  const now = instant.getTime();
  const known = knownStates.get(record.hours);
  if (known !== undefined && known.from <= now && now < known.to && known.isPublicHoliday === isPublicHoliday) {
    return known.isOpen;
  }
  const state = openState(record.hours, instant, isPublicHoliday);
  const isOpen = state.state === 'open' || state.state === 'closing-soon';
  const to = Math.min(nextChange(state, instant)?.getTime() ?? Infinity, now + LONGEST_TRUST_MS);
  knownStates.set(record.hours, { from: now, to, isPublicHoliday, isOpen });
  return isOpen;
}

function fails(wanted: ReadonlySet<string>, values: readonly string[]): boolean {
  return wanted.size > 0 && !values.some((value) => wanted.has(value));
}

/** Makes the test of the filters: a mask with one bit per group that a record fails; the area and "open" are not in it. */
export function filterTest(index: SearchIndex, choices: FilterChoices): (record: SearchRecord) => number {
  const categories = new Set(
    (choices.categories ?? []).flatMap((id) => [...(index.taxonomy.descendants.get(id) ?? [id])]),
  );
  const tags = new Set(choices.tags);
  const access = new Set(choices.access);
  const languages = new Set(choices.languages);
  const fees = new Set(choices.fees);
  const appointment = new Set(choices.appointment);
  return (record) => {
    let failures = 0;
    if (choices.verified === true && !record.verified) failures |= VERIFIED;
    if (choices.accepting === true && record.acceptingNew !== 'yes') failures |= ACCEPTING;
    if (categories.size > 0 && !categories.has(record.primaryCategoryId) && fails(categories, record.categoryIds)) {
      failures |= CATEGORY;
    }
    if (fails(tags, record.tagIds)) failures |= TAGS;
    if (fails(access, record.access)) failures |= ACCESS;
    if (fails(languages, record.languages)) failures |= LANGUAGES;
    if (fails(fees, feesOf(record))) failures |= FEES;
    if (fails(appointment, appointmentsOf(record))) failures |= APPOINTMENT;
    return failures;
  };
}

/** One found record with the filters it fails and how far it is. */
export interface FacetCandidate {
  readonly record: SearchRecord;
  /** Without the bit for "open". */
  readonly failures: number;
  readonly distanceM?: number;
  /** Asked for only where the answer counts; absent when the search was given no instant. */
  readonly isOpen?: () => boolean;
}

class Counter {
  readonly #counts = new Map<string, number>();

  add(values: Iterable<string>): void {
    for (const value of values) this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  sorted(): Array<readonly [string, number]> {
    return [...this.#counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  }
}

/** Counts what each choice of each group would give, with all other groups as they are. */
export function countFacets(candidates: Iterable<FacetCandidate>, openNow: boolean): Facets {
  const counters = facetGroups.map(() => new Counter());
  const within = radii.map(() => 0);
  let anyDistance = 0;
  const count = (group: FacetGroup, failures: number, values: () => Iterable<string>) => {
    if ((failures & ~bit(group)) === 0) counters[facetGroups.indexOf(group)]?.add(values());
  };
  for (const { record, failures: withoutOpen, distanceM, isOpen } of candidates) {
    const others = withoutOpen & (withoutOpen - 1);
    // Two failures in different groups: counts nowhere.
    if (others !== 0) continue;
    const failures = openNow && !(isOpen?.() ?? false) ? withoutOpen | OPEN : withoutOpen;
    if (withoutOpen === 0 && isOpen?.() === true) counters[0]?.add(['now']);
    count('verified', failures, () => (record.verified ? ['1'] : []));
    count('category', failures, () => new Set([record.primaryCategoryId, ...record.categoryIds]));
    count('tags', failures, () => record.tagIds);
    count('access', failures, () => record.access);
    count('lang', failures, () => record.languages);
    count('fee', failures, () => feesOf(record));
    count('appointment', failures, () => appointmentsOf(record));
    count('accepting', failures, () => (record.acceptingNew === 'yes' ? ['1'] : []));
    if ((failures & ~OUTSIDE) === 0 && distanceM !== undefined) {
      anyDistance += 1;
      for (const [at, radius] of radii.entries()) if (distanceM <= radius) within[at] = (within[at] ?? 0) + 1;
    }
  }
  const sorted = (group: FacetGroup) => counters[facetGroups.indexOf(group)]?.sorted() ?? [];
  return {
    open: sorted('open'),
    verified: sorted('verified'),
    radius:
      anyDistance === 0
        ? []
        : [...radii.map((radius, at) => [String(radius), within[at] ?? 0] as const), ['any', anyDistance] as const],
    category: sorted('category'),
    tags: sorted('tags'),
    access: sorted('access'),
    lang: sorted('lang'),
    fee: sorted('fee'),
    appointment: sorted('appointment'),
    accepting: sorted('accepting'),
  };
}
