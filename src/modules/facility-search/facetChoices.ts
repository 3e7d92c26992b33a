import type { SearchRecord } from './searchRecord';

/** Filter groups; each is counted without itself. The order defines the bits of a `failures` mask. */
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
/** A filter group. */
export type FacetGroup = (typeof facetGroups)[number];

/** Bit of a group in the mask. */
export const facetBit = (group: FacetGroup): number => 1 << facetGroups.indexOf(group);

/** Fee options of a facility; none if unknown. */
export function feesOf({ fees }: SearchRecord): readonly string[] {
  return fees === 'unknown' ? [] : [fees];
}

/** "Either" matches visitors who want an appointment and those who do not. */
export function appointmentsOf({ appointment }: SearchRecord): readonly string[] {
  if (appointment === 'either') return ['walk-in', 'required', 'either'];
  return appointment === 'unknown' ? [] : [appointment];
}

const flagSet = ['1'];
const none: readonly string[] = [];

const valuesOf: ReadonlyArray<readonly [FacetGroup, (record: SearchRecord) => Iterable<string>]> = [
  ['verified', ({ verified }) => (verified ? flagSet : none)],
  ['category', ({ primaryCategoryId, categoryIds }) => new Set([primaryCategoryId, ...categoryIds])],
  ['tags', ({ tagIds }) => tagIds],
  ['access', ({ access }) => access],
  ['lang', ({ languages }) => languages],
  ['fee', feesOf],
  // Visitors filter for an appointment or for none; "either" is not offered.
  ['appointment', (record) => appointmentsOf(record).filter((kind) => kind !== 'either')],
  ['accepting', ({ acceptingNew }) => (acceptingNew === 'yes' ? flagSet : none)],
];

/** Filter options of all records as numbers, which a search counts for every result. */
export interface ChoiceColumns {
  /** Group and value of each option, by its number. */
  readonly choices: ReadonlyArray<{ readonly group: FacetGroup; readonly bit: number; readonly value: string }>;
  /** Options of record n: `choiceNumbers` from `offsets[n]` up to `offsets[n + 1]`. */
  readonly offsets: Int32Array;
  readonly choiceNumbers: Uint16Array;
}

/** Builds the options of all records. */
export function buildChoiceColumns(records: readonly SearchRecord[]): ChoiceColumns {
  const choices: Array<ChoiceColumns['choices'][number]> = [];
  const numbers = new Map(facetGroups.map((group) => [group, new Map<string, number>()]));
  const offsets = new Int32Array(records.length + 1);
  const all: number[] = [];
  for (const [at, record] of records.entries()) {
    for (const [group, values] of valuesOf) {
      const known = numbers.get(group);
      for (const value of values(record)) {
        let choice = known?.get(value);
        if (choice === undefined) {
          choice = choices.length;
          choices.push({ group, bit: facetBit(group), value });
          known?.set(value, choice);
        }
        all.push(choice);
      }
    }
    offsets[at + 1] = all.length;
  }
  return { choices, offsets, choiceNumbers: Uint16Array.from(all) };
}
