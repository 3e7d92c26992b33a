import type { LatLon } from '#lib/geo/latLon';
import type { FacilityQuery } from '#modules/facility-search/ranking';
import { accessFeatures, feeModels, radii } from '#modules/facility-search/filterChoices';
import { sorts } from '#modules/facility-search/searchFilters';
import { type Stream, stream } from '#mocks/directory/seed/random';

/** A search as a visitor may enter it; the place is parsed like the address of a results page. */
export interface Question {
  readonly location: string;
  readonly query: Omit<FacilityQuery, 'area'>;
}

/** What queries are generated from: existing words, and places by name and point. */
export interface Vocabulary {
  readonly words: readonly string[];
  readonly categoryWords: readonly string[];
  readonly categoryIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly placeNames: readonly string[];
  readonly points: readonly LatLon[];
}

const small = 'the near a of in ve ile için bir to'.split(' ');
const nonsense = ['qqqqqqqq', 'zxcvbnm', 'unicorn', 'xylophonist', 'çğıöşü', 'wwwwwwwwwwww', 'aaaaaaaa', 'mrrrp'];
const odd = [
  '🦷',
  '%',
  '\u202Epharmacy',
  '\u0000',
  '  ',
  '.',
  '-',
  '..',
  'ﬁ',
  'İ',
  'ß',
  '٣',
  'a\u0301',
  '\uD800',
  '<b>',
  '"',
  '\\',
];
const letters = 'abcçdefgğhıijklmnoöprsştuüvyz';

/** A misspelt word: one or two letters lost, doubled, swapped or wrong. */
function misspelt(word: string, chance: Stream): string {
  let text = word;
  for (let slips = chance.int(1, 2); slips > 0 && text.length > 1; slips -= 1) {
    const at = chance.int(0, text.length - 1);
    const [before, letter, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
    const wrong = letters.charAt(chance.int(0, letters.length - 1));
    text = chance.pick([
      before + after,
      before + letter + letter + after,
      before + after.charAt(0) + letter + after.slice(1),
      before + wrong + after,
    ]);
  }
  return text;
}

const cased = (text: string, chance: Stream) =>
  chance.pick([text, text, text.toLocaleUpperCase('tr'), text.toUpperCase(), text.toLocaleLowerCase('tr')]);

function termOf({ words, categoryWords }: Vocabulary, chance: Stream): string | undefined {
  const any = () => chance.pick(chance.chance(0.4) ? categoryWords : words);
  const several = (least: number, most: number, one: () => string) =>
    Array.from({ length: chance.int(least, most) }, one).join(' ');
  switch (chance.weighted([8, 16, 22, 14, 12, 6, 6, 8, 4, 4])) {
    case 0:
      return undefined;
    case 1:
      return cased(chance.pick(categoryWords), chance);
    case 2:
      return several(1, 3, () => misspelt(any(), chance));
    case 3:
      return cased(several(1, 2, any), chance);
    case 4:
      return several(2, 4, any);
    // At the maximum length of a term, and beyond.
    case 5:
      return several(8, 40, any).slice(0, chance.pick([80, 400]));
    case 6:
      return several(1, 2, () => chance.pick(nonsense));
    case 7:
      return any().slice(0, chance.int(1, 4));
    case 8:
      return several(1, 3, () => chance.pick(chance.chance(0.5) ? odd : words));
    default:
      return `${chance.pick(small)} ${any()} ${chance.pick(small)}`;
  }
}

function locationOf({ placeNames, points }: Vocabulary, chance: Stream): string {
  const name = () => chance.pick(placeNames);
  switch (chance.weighted([30, 34, 8, 14, 10, 4])) {
    case 0:
      return '';
    case 1:
      return name();
    case 2:
      return misspelt(name(), chance);
    case 3: {
      const { lat, lon } = chance.pick(points);
      return `@${(lat + chance.next() * 0.1 - 0.05).toFixed(3)},${(lon + chance.next() * 0.1 - 0.05).toFixed(3)}`;
    }
    case 4:
      return cased(name(), chance);
    default:
      return chance.pick(odd) + chance.pick(nonsense);
  }
}

function filtersOf({ categoryIds, tagIds }: Vocabulary, chance: Stream): Question['query']['filters'] {
  if (chance.chance(0.55)) return undefined;
  const sometimes = <T>(probability: number, values: readonly T[]) =>
    chance.chance(probability) ? [chance.pick(values), chance.pick(values)] : [];
  return {
    openNow: chance.chance(0.35),
    verified: chance.chance(0.2),
    accepting: chance.chance(0.1),
    ...(chance.chance(0.3) && { radius: chance.chance(0.2) ? ('any' as const) : chance.pick(radii) }),
    categories: sometimes(0.25, categoryIds),
    tags: sometimes(0.25, tagIds),
    access: sometimes(0.15, accessFeatures),
    fees: sometimes(0.15, feeModels),
  };
}

/**
 * Generates a number of searches of all kinds, the same for the same key: misspelt, Turkish, long, empty, unusual, with
 * and without a place.
 */
export function questions(count: number, vocabulary: Vocabulary, now: Date, key = 'questions'): Question[] {
  return Array.from({ length: count }, (_, n) => {
    const chance = stream('bench', key, n);
    const term = termOf(vocabulary, chance);
    const filters = filtersOf(vocabulary, chance);
    return {
      location: locationOf(vocabulary, chance),
      query: {
        now,
        sort: sorts[chance.weighted([7, 1, 1, 1])] ?? 'best',
        ...(term === undefined ? {} : { term }),
        ...(filters && { filters }),
        ...(chance.chance(0.06) && { tag: chance.pick(vocabulary.tagIds) }),
      },
    };
  });
}
