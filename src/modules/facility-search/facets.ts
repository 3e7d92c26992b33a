import type { AreaTest } from './area';
import { appointmentsOf, facetBit, facetGroups, feesOf } from './facetChoices';
import type { FacetGroup } from './facetChoices';
import { radii } from './filterChoices';
import type { SearchFilters } from './searchFilters';
import type { SearchIndex } from './searchIndex';
import { getColumns } from './searchIndex';
import type { SearchRecord } from './searchRecord';

/** Options of each group with the number of facilities for each, highest first; radii in ascending order. */
export type Facets = Readonly<Record<FacetGroup, ReadonlyArray<readonly [choice: string, count: number]>>>;

/** The filters of a search, without sort and view. */
export type FilterChoices = Partial<Omit<SearchFilters, 'sort' | 'view'>>;

const OPEN = facetBit('open');
const VERIFIED = facetBit('verified');
const OUTSIDE = facetBit('radius');
const CATEGORY = facetBit('category');
const TAGS = facetBit('tags');
const ACCESS = facetBit('access');
const LANGUAGES = facetBit('lang');
const FEES = facetBit('fee');
const APPOINTMENT = facetBit('appointment');
const ACCEPTING = facetBit('accepting');

function failsGroup(wanted: ReadonlySet<string>, values: readonly string[]): boolean {
  return wanted.size > 0 && !values.some((value) => wanted.has(value));
}

/**
 * Prepares the filter test: returns a mask with one bit for each group that a record fails, excluding area and "open".
 */
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
    if (
      categories.size > 0 &&
      !categories.has(record.primaryCategoryId) &&
      failsGroup(categories, record.categoryIds)
    ) {
      failures |= CATEGORY;
    }
    if (failsGroup(tags, record.tagIds)) failures |= TAGS;
    if (failsGroup(access, record.access)) failures |= ACCESS;
    if (failsGroup(languages, record.languages)) failures |= LANGUAGES;
    if (fees.size > 0 && failsGroup(fees, feesOf(record))) failures |= FEES;
    if (appointment.size > 0 && failsGroup(appointment, appointmentsOf(record))) failures |= APPOINTMENT;
    return failures;
  };
}

/** Matched entries with the filters they fail. */
export interface FacetCandidates {
  readonly numbers: Int32Array;
  /** Failure mask of each of `numbers`, without area and "open". */
  readonly failures: Uint16Array;
  readonly area: AreaTest;
  /** Radius in use, in metres. */
  readonly radius: number | null;
  readonly isOpen: (entry: number) => boolean;
  readonly openNow: boolean;
}

/**
 * Counts the results for each option of each group, with all other groups unchanged. An option that the filters leave
 * without results counts 0; one without results even unfiltered is omitted.
 */
export function countFacets(
  index: SearchIndex,
  { numbers, failures, area, radius, isOpen, openNow }: FacetCandidates,
): Facets {
  const { choices, offsets, choiceNumbers } = getColumns(index).choices;
  const counts = new Int32Array(choices.length);
  const offered = new Uint8Array(choices.length);
  const within = new Int32Array(radii.length);
  let anyDistance = 0;
  let open = 0;
  for (const [at, entry] of numbers.entries()) {
    const failed = failures[at] ?? 0;
    const isInside = area.contains(entry, radius);
    const withoutOpen = isInside ? failed : failed | OUTSIDE;
    // Failures in two groups: counts nowhere.
    const mayCount = (withoutOpen & (withoutOpen - 1)) === 0;
    if (withoutOpen === 0 && isOpen(entry)) open += 1;
    const all = mayCount && openNow && !isOpen(entry) ? withoutOpen | OPEN : withoutOpen;
    if (isInside) {
      for (let slot = offsets[entry] ?? 0; slot < (offsets[entry + 1] ?? 0); slot += 1) {
        const choice = choiceNumbers[slot] ?? 0;
        offered[choice] = 1;
        if (all === 0 || choices[choice]?.bit === all) counts[choice] = (counts[choice] ?? 0) + 1;
      }
    }
    if ((all & ~OUTSIDE) === 0 && area.distanceOf !== undefined) {
      const metres = area.distanceOf(entry);
      anyDistance += 1;
      for (const [ring, limit] of radii.entries()) if (metres <= limit) within[ring] = (within[ring] ?? 0) + 1;
    }
  }
  const lists: Record<FacetGroup, Array<readonly [string, number]>> = {
    open: open > 0 ? [['now', open]] : [],
    verified: [],
    radius:
      anyDistance === 0
        ? []
        : [...radii.map((limit, ring) => [String(limit), within[ring] ?? 0] as const), ['any', anyDistance] as const],
    category: [],
    tags: [],
    access: [],
    lang: [],
    fee: [],
    appointment: [],
    accepting: [],
  };
  for (const [choice, { group, value }] of choices.entries()) {
    if (offered[choice] === 1) lists[group].push([value, counts[choice] ?? 0]);
  }
  for (const group of facetGroups) {
    if (group !== 'radius') lists[group].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  }
  return lists;
}
