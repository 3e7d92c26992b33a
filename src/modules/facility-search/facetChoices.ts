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

/** The bit of a group in a mask. */
export const facetBit = (group: FacetGroup): number => 1 << facetGroups.indexOf(group);

/** The fee as a choice; what is not known is none. */
export function feesOf({ fees }: SearchRecord): readonly string[] {
  return fees === 'unknown' ? [] : [fees];
}

/** "Either" serves those who want an appointment and those who want none. */
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
  // One asks for an appointment or for none; "either" is no third wish.
  ['appointment', (record) => appointmentsOf(record).filter((kind) => kind !== 'either')],
  ['accepting', ({ acceptingNew }) => (acceptingNew === 'yes' ? flagSet : none)],
];

/** The choices that records count for, as numbers: a search adds them up for every record it finds. */
export interface ChoiceColumns {
  /** Group and value of each choice by its number. */
  readonly choices: ReadonlyArray<{ readonly group: FacetGroup; readonly bit: number; readonly value: string }>;
  /** Choices of record n: `of` from `first[n]` up to `first[n + 1]`. */
  readonly offsets: Int32Array;
  readonly choiceNumbers: Uint16Array;
}

/** Works out the choices of records. */
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
