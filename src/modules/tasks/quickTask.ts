import { dayNumberToIsoDate, isoDateToDayNumber, isoWeekday } from '#lib/time/zonedTime';
import { foldForSearch } from '#lib/text/foldForSearch';

/** What a part of the text of the quick field means. */
export type QuickPart =
  | { kind: 'due'; text: string; /** `YYYY-MM-DD`. */ day: string }
  | { kind: 'priority'; text: string; priority: 0 | 1 | 2 }
  | {
      kind: 'tag';
      text: string;
      /** Missing for a tag that is still to be made. */ id?: string | undefined;
      title: string;
    }
  | { kind: 'assignee'; text: string; id: string; name: string };

/** A task as it was typed. */
export interface QuickTask {
  /** The text without the parts that are understood. */
  title: string;
  /** What is understood, each kind once, tags more often, in the order of the text. */
  parts: readonly QuickPart[];
}

export interface QuickContext {
  /** `YYYY-MM-DD`. */
  today: string;
  tags: ReadonlyArray<{ id: string; title: string }>;
  people: ReadonlyArray<{ id: string; name: string }>;
  /** Texts of parts that are to stay in the title. */
  ignored?: readonly string[] | undefined;
}

// Words of both languages are understood, whatever the language of the screen: people write in both.
const priorities: Readonly<Record<string, 0 | 1 | 2>> = {
  low: 0,
  dusuk: 0,
  normal: 1,
  medium: 1,
  orta: 1,
  high: 2,
  urgent: 2,
  yuksek: 2,
  acil: 2,
  '1': 2,
  '2': 1,
  '3': 0,
};

const weekdays: Readonly<Record<string, number>> = {
  monday: 1,
  mon: 1,
  pazartesi: 1,
  pzt: 1,
  tuesday: 2,
  tue: 2,
  sali: 2,
  wednesday: 3,
  wed: 3,
  carsamba: 3,
  thursday: 4,
  thu: 4,
  persembe: 4,
  friday: 5,
  fri: 5,
  cuma: 5,
  saturday: 6,
  cumartesi: 6,
  sunday: 7,
  pazar: 7,
};

const months: Readonly<Record<string, number>> = {
  january: 1,
  jan: 1,
  ocak: 1,
  february: 2,
  feb: 2,
  subat: 2,
  march: 3,
  mar: 3,
  mart: 3,
  april: 4,
  apr: 4,
  nisan: 4,
  may: 5,
  mayis: 5,
  june: 6,
  jun: 6,
  haziran: 6,
  july: 7,
  jul: 7,
  temmuz: 7,
  august: 8,
  aug: 8,
  agustos: 8,
  september: 9,
  sep: 9,
  eylul: 9,
  october: 10,
  oct: 10,
  ekim: 10,
  november: 11,
  nov: 11,
  kasim: 11,
  december: 12,
  dec: 12,
  aralik: 12,
};

const dayWords: Readonly<Record<string, number>> = { today: 0, bugun: 0, tomorrow: 1, tmr: 1, yarin: 1 };
/** Words before a weekday: "this Friday", "gelecek Cuma". */
const weekdayLeads = new Set(['this', 'next', 'bu', 'gelecek', 'onumuzdeki']);
const nextWeekWords = new Set(['next week', 'gelecek hafta', 'haftaya']);
const units: Readonly<Record<string, number>> = { day: 1, days: 1, gun: 1, week: 7, weeks: 7, hafta: 7 };

const shift = (today: string, days: number) => dayNumberToIsoDate(isoDateToDayNumber(today) + days);

/** The next day with an ISO weekday, never today. */
function nextWeekday(today: string, weekday: number): string {
  const distance = (weekday - isoWeekday(isoDateToDayNumber(today)) + 7) % 7;
  return shift(today, distance === 0 ? 7 : distance);
}

/** A calendar date that exists; without a year, the next one from today on. */
function dateOf(today: string, day: number, month: number, year?: number): string | undefined {
  const own = Number(today.slice(0, 4));
  const exact = (inYear: number) => {
    const iso = `${String(inYear).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const number = isoDateToDayNumber(iso);
    return !Number.isNaN(number) && dayNumberToIsoDate(number) === iso ? iso : undefined;
  };
  if (year !== undefined) return exact(year);
  // 29 February may be years away.
  for (let inYear = own; inYear <= own + 8; inYear += 1) {
    const found = exact(inYear);
    if (found !== undefined && found >= today) return found;
  }
  return undefined;
}

/** The day that some words name, all of them; `undefined` if they name none. */
function dayNamed(words: readonly string[], today: string): string | undefined {
  // The Turkish endings of "on Friday", "on 20 March".
  const folded = words.map((word) => foldForSearch(word.replace(/['’].*$/u, '')));
  const [first = '', second = '', third = '', fourth] = folded;
  const phrase = folded.join(' ');
  if (words.length === 1) {
    if (Object.hasOwn(dayWords, first)) return shift(today, dayWords[first] ?? 0);
    if (Object.hasOwn(weekdays, first)) return nextWeekday(today, weekdays[first] ?? 1);
    const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words[0] ?? '');
    if (iso) return dateOf(today, Number(iso[3]), Number(iso[2]), Number(iso[1]));
    const dotted = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?$/.exec(words[0] ?? '');
    if (dotted) {
      return dateOf(
        today,
        Number(dotted[1]),
        Number(dotted[2]),
        dotted[3] === undefined ? undefined : Number(dotted[3]),
      );
    }
  }
  if (nextWeekWords.has(phrase)) return nextWeekday(today, 1);
  const isCount = (word: string) => /^\d{1,3}$/.test(word);
  // "in 3 days", "3 gün sonra".
  if (words.length === 3 && first === 'in' && isCount(second) && Object.hasOwn(units, third)) {
    return shift(today, Number(second) * (units[third] ?? 1));
  }
  if (words.length === 3 && isCount(first) && Object.hasOwn(units, second) && third === 'sonra') {
    return shift(today, Number(first) * (units[second] ?? 1));
  }
  if (words.length === 2 && Object.hasOwn(weekdays, second)) {
    const weekday = weekdays[second] ?? 1;
    // "haftaya Cuma" is in the week that begins next Monday.
    if (first === 'haftaya') return shift(nextWeekday(today, 1), weekday - 1);
    if (weekdayLeads.has(first)) return nextWeekday(today, weekday);
  }
  // "20 March", "March 20", with or without a year.
  const [day, month, year] = Object.hasOwn(months, first) ? [second, first, third] : [first, second, third];
  if (!isCount(day.replace(/(?:st|nd|rd|th)$/, '')) || !Object.hasOwn(months, month) || fourth !== undefined)
    return undefined;
  if (words.length === 3 && !/^\d{4}$/.test(year)) return undefined;
  if (words.length > 3) return undefined;
  return dateOf(today, Number.parseInt(day, 10), months[month] ?? 1, words.length === 3 ? Number(year) : undefined);
}

/** Words before a day that belong to it: "on Friday", "by tomorrow". */
const prepositions = new Set(['on', 'by', 'due', 'until']);
/** Words behind a day that belong to it: "Cuma günü", "yarına kadar". */
const postpositions = new Set(['gunu', 'gunune', 'kadar']);

/** The words without the ending that "kadar" asks for: "cumaya". */
const withoutDative = (words: readonly string[]) => [
  ...words.slice(0, -1),
  (words.at(-1) ?? '').replace(/y?[ae]$/iu, ''),
];

/** The longest words from `at` on that name a day, and how many they are. */
function dueAt(words: readonly string[], at: number, today: string): { day: string; length: number } | undefined {
  const lead = prepositions.has((words[at] ?? '').toLowerCase()) ? 1 : 0;
  for (let length = 3; length >= 1; length -= 1) {
    let end = at + lead + length;
    if (end > words.length) continue;
    const named = words.slice(at + lead, end);
    const wordAt = (index: number) => foldForSearch(words[index] ?? '');
    const day = dayNamed(named, today) ?? (wordAt(end) === 'kadar' ? dayNamed(withoutDative(named), today) : undefined);
    if (day === undefined) continue;
    while (postpositions.has(wordAt(end))) end += 1;
    return { day, length: end - at };
  }
  return undefined;
}

/**
 * Matches the words from `at` against the beginnings of the choices' names, and takes the longest match, with its number
 * of words. Several matches are ambiguous, unless one of the names is equal.
 */
function nameAt<T>(
  words: readonly string[],
  at: number,
  choices: readonly T[],
  nameOf: (choice: T) => string,
): { choice: T; length: number } | undefined {
  for (let length = Math.min(4, words.length - at); length >= 1; length -= 1) {
    const typed = foldForSearch(
      words
        .slice(at, at + length)
        .join(' ')
        .slice(1),
    );
    // A word of signs alone is no part of a name.
    if (typed === '' || foldForSearch(words[at + length - 1] ?? '') === '') continue;
    const exact = choices.filter((choice) => foldForSearch(nameOf(choice)) === typed);
    const begun = choices.filter((choice) => foldForSearch(nameOf(choice)).startsWith(`${typed} `));
    const [choice, ...more] = exact.length > 0 ? exact : begun;
    if (choice !== undefined && (more.length === 0 || exact.length > 0)) return { choice, length };
  }
  return undefined;
}

/** A tag that is still to be made: letters, digits, hyphens and underscores after the #. */
const newTag = /^#([\p{L}\p{N}][\p{L}\p{N}_-]{0,59})$/u;

/**
 * Understands what is typed in the quick field, in English and Turkish: a day (`tomorrow`, `Cuma`, `20 March`, `in 3
 * days`), a priority (`!high`, `!düşük`), tags (`#Urgent`) and a person (`@Ayşe`). What is not understood stays in the
 * title, and so does a day or priority after the first.
 */
export function parseQuickTask(text: string, { today, tags, people, ignored = [] }: QuickContext): QuickTask {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const title: string[] = [];
  const parts: QuickPart[] = [];
  const has = (kind: QuickPart['kind']) => parts.some((part) => part.kind === kind);
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const rest = (length: number) => words.slice(at, at + length).join(' ');
    const sign = word.length > 1 ? word[0] : '';
    const priority = sign === '!' ? foldForSearch(word.slice(1)) : '';
    if (Object.hasOwn(priorities, priority) && !has('priority') && !ignored.includes(word)) {
      parts.push({ kind: 'priority', text: word, priority: priorities[priority] ?? 1 });
      at += 1;
      continue;
    }
    if (sign === '#') {
      const known = nameAt(words, at, tags, (tag) => tag.title);
      const made = known ? undefined : newTag.exec(word)?.[1];
      if ((known ?? made) && !ignored.includes(rest(known?.length ?? 1))) {
        const length = known?.length ?? 1;
        const title = known?.choice.title ?? made ?? '';
        const isRepeated = parts.some(
          (part) => part.kind === 'tag' && foldForSearch(part.title) === foldForSearch(title),
        );
        if (!isRepeated) parts.push({ kind: 'tag', text: rest(length), id: known?.choice.id, title });
        at += length;
        continue;
      }
    }
    if (sign === '@' && !has('assignee')) {
      const known = nameAt(words, at, people, (person) => person.name);
      if (known && !ignored.includes(rest(known.length))) {
        const { id, name } = known.choice;
        parts.push({ kind: 'assignee', text: rest(known.length), id, name });
        at += known.length;
        continue;
      }
    }
    const due = has('due') ? undefined : dueAt(words, at, today);
    if (due && !ignored.includes(rest(due.length))) {
      parts.push({ kind: 'due', text: rest(due.length), day: due.day });
      at += due.length;
      continue;
    }
    title.push(word);
    at += 1;
  }
  return { title: title.join(' '), parts };
}
