import { dayMs, hourMs, minuteMs } from '#lib/time/duration';
import type { LabelColor } from '#domain/labelColors';
import type { Board, BoardLabel, List } from '#modules/scrumboard/api';
import type { Cover } from '#modules/scrumboard/covers';
import { positionStep } from '#modules/scrumboard/positions';

import { isoInstant } from '#mocks/core/time';
import { personByName } from '#mocks/people/seed';

import { boardMembers } from './members';
import type { StoredActivity, StoredBoard, StoredCard } from './store';

const idOf = (name: string) => personByName(name).id;

const team = [
  'Ada Lindqvist',
  'Leyla Polat',
  'Samuel Abara',
  'Priya Raman',
  'Ayşe Yılmaz',
  'Owen Fairweather',
  'Mira Castellanos',
  'Hiroshi Tanaka',
];

/** The three boards of the samples. */
export const sampleBoards = (): StoredBoard[] => [
  {
    id: 'brd_release',
    title: 'Spring release',
    description: 'What changes in the directory before the clinics publish their spring hours.',
    icon: 'heroicons_outline:rocket-launch',
    lastActivity: isoInstant(-25 * minuteMs),
    members: team.slice(0, 3).map(idOf),
    archived: false,
  },
  {
    id: 'brd_outreach',
    title: 'Ulaşım ve erişilebilirlik',
    description: 'Ziyaret edilecek sağlık kuruluşları, sorulacak sorular ve dönüşler.',
    icon: 'heroicons_outline:map',
    lastActivity: isoInstant(-26 * hourMs),
    members: team.map(idOf),
    archived: false,
  },
  {
    id: 'brd_ideas',
    title: 'Ideas for the help centre',
    description: '',
    icon: 'heroicons_outline:light-bulb',
    lastActivity: isoInstant(-6 * dayMs),
    members: [idOf('Ada Lindqvist')],
    archived: false,
  },
];

const boardId = 'brd_release';

/** The five labels of the samples. */
export const sampleLabels = (): BoardLabel[] =>
  (
    [
      ['content', 'Content', 'blue'],
      ['design', 'Design', 'purple'],
      ['access', 'Accessibility', 'green'],
      ['data', 'Data', 'orange'],
      ['urgent', 'Urgent', 'red'],
    ] as const satisfies ReadonlyArray<readonly [string, string, LabelColor]>
  ).map(([id, title, color]) => ({ id: `blb_${id}`, boardId, title, color }));

const listTitles = { todo: 'To do', progress: 'In progress', review: 'Review', done: 'Done' } as const;
type ListName = keyof typeof listTitles;

const listId = (name: ListName) => `bls_${name}`;

/** The four lists of the samples. */
export const sampleLists = (): List[] =>
  (Object.keys(listTitles) as ListName[]).map((name, index) => ({
    id: listId(name),
    boardId,
    title: listTitles[name],
    position: (index + 1) * positionStep,
  }));

interface Entry {
  list: ListName;
  title: string;
  description?: string;
  labels?: ReadonlyArray<'content' | 'design' | 'access' | 'data' | 'urgent'>;
  members?: readonly string[];
  /** Days from today. */
  due?: number;
  completed?: true;
  /** Completed ones start with `x `. */
  checklist?: readonly string[];
  cover?: Cover;
  /** Age in days. */
  age: number;
}

const entries: readonly Entry[] = [
  {
    list: 'todo',
    title: 'Rewrite the texts on opening hours at holidays',
    description:
      'Three clinics asked what **“by appointment”** means on a public holiday.\n\n- Say it in the first sentence\n- One example each for Easter Monday and Bayram\n- Ask Leyla to read the Turkish version aloud\n\nThe old text is in [the article](/article/opening-hours-on-holidays).',
    labels: ['content'],
    members: ['Leyla Polat', 'Ada Lindqvist'],
    cover: 'opening-hours-on-holidays',
    checklist: ['x Collect the questions', 'English', 'Türkçe', 'Read aloud'],
    age: 12,
  },
  {
    list: 'todo',
    title: 'Show the step-free entrance on the map',
    labels: ['design', 'access'],
    members: ['Samuel Abara'],
    due: 0,
    age: 9,
  },
  {
    list: 'todo',
    title: 'Acil durumda aranacak numaraları üst bölüme taşı',
    labels: ['content', 'urgent'],
    members: ['Leyla Polat'],
    age: 5,
  },
  { list: 'todo', title: 'Ask the laboratories for their holiday hours', labels: ['data'], age: 2 },
  {
    list: 'progress',
    title: 'Check the twelve listings that nobody has confirmed since autumn',
    description: 'Ring first, write second. A listing that cannot be reached twice goes to **In review**.',
    labels: ['data', 'urgent'],
    members: ['Ada Lindqvist', 'Samuel Abara', 'Leyla Polat'],
    due: -1,
    cover: 'red',
    checklist: [
      'x Harbour Dental',
      'x Saltmarket Clinic',
      'x Weavers Lane Pharmacy',
      'x Northgate Imaging',
      'Calder Heath Surgery',
      'Old Mill Physiotherapy',
      'The Lantern Refuge',
    ],
    age: 15,
  },
  {
    list: 'progress',
    title: 'Words for lifts, ramps and doors that everyone understands',
    labels: ['access', 'content'],
    members: ['Leyla Polat'],
    cover: 'accessibility-words-explained',
    age: 8,
  },
  {
    list: 'review',
    title: 'Larger type in the printed card of a facility',
    description: 'Mira printed it at 120 %: the telephone number breaks onto a second line.',
    labels: ['design'],
    members: ['Samuel Abara', 'Ada Lindqvist'],
    checklist: ['x A4', 'x A5', 'x Black and white'],
    age: 11,
  },
  {
    list: 'done',
    title: 'Photos of the entrance for every hospital',
    labels: ['access', 'data'],
    members: ['Ada Lindqvist'],
    due: -10,
    completed: true,
    age: 30,
  },
  {
    list: 'done',
    title: 'Explain what “verified” means beside the badge',
    labels: ['content'],
    members: ['Leyla Polat', 'Samuel Abara'],
    cover: 'what-verification-means',
    age: 27,
  },
  {
    list: 'done',
    title: 'Filter by language spoken',
    labels: ['design', 'data'],
    due: -10,
    completed: true,
    checklist: ['x Turkish', 'x Arabic', 'x Sign language'],
    age: 24,
  },
  { list: 'done', title: 'Eczane nöbet listesini her sabah güncelle', labels: ['data'], age: 21 },
  {
    list: 'done',
    title: 'Choose the colours of the map for people who see no red',
    labels: ['design', 'access'],
    members: ['Samuel Abara'],
    cover: 'teal',
    age: 19,
  },
];

/** Noon, so that it is the same day in the zones around. */
function noon(days: number): string {
  const at = new Date(isoInstant(days * dayMs));
  at.setHours(12, 0, 0, 0);
  return at.toISOString();
}

const [ada = '', leyla = '', samuel = ''] = team.map(idOf);

function activityOf({ list, members = [], due, checklist }: Entry, id: string, age: number): StoredActivity[] {
  const entry = (kind: StoredActivity['kind'], member: string, days: number, from?: string, to?: string) => ({
    id: `${id}_${kind}`,
    at: isoInstant(-days * dayMs),
    kind,
    member,
    from: from ?? null,
    to: to ?? null,
  });
  return [
    ...(list === 'todo' ? [] : [entry('moved', samuel, age * 0.4, listTitles.todo, listTitles[list])]),
    ...(checklist ? [entry('listed', leyla, age * 0.6)] : []),
    ...(due === undefined ? [] : [entry('dated', leyla, age * 0.8)]),
    ...(members.length > 0 ? [entry('assigned', ada, age * 0.9)] : []),
    entry('created', ada, age),
  ];
}

/** The twelve cards of the samples. */
export const sampleCards = (): StoredCard[] =>
  entries.map((entry, index) => {
    const { list, title, description = '', labels = [], members = [], due, completed, checklist = [], cover } = entry;
    const id = `crd_${String(index + 1).padStart(4, '0')}`;
    const inList = entries.slice(0, index).filter((other) => other.list === list).length;
    return {
      id,
      boardId,
      listId: listId(list),
      position: (inList + 1) * positionStep,
      title,
      description,
      labels: labels.map((label) => `blb_${label}`),
      members: members.map(idOf),
      dueDate: due === undefined ? null : noon(due),
      completed: completed ?? false,
      checklist: checklist.map((text, item) => ({
        id: `${id}_${item}`,
        content: text.replace(/^x /, ''),
        completed: text.startsWith('x '),
      })),
      cover: cover ?? null,
      archived: false,
      createdAt: isoInstant(-entry.age * dayMs),
      updatedAt: isoInstant(-entry.age * dayMs * 0.4),
      activity: activityOf(entry, id, entry.age),
    };
  });

const verbs = ['Check', 'Ring', 'Visit', 'Translate', 'Draw', 'Confirm', 'Rewrite', 'Measure'];
const things = [
  'the opening hours of Harbour Dental',
  'the ramp at Saltmarket Clinic',
  'the list of languages',
  'two photos of the entrance',
  'the way from the tram stop',
  'the words on the badge',
  'what the laboratory answered, and whether it says the same as the sign at its door',
  'the map of the northern districts',
];

/** A board of many lists and cards. */
export function manyCards(lists: number, cardsPerList: number) {
  const labels = sampleLabels();
  const people = boardMembers.slice(0, 8);
  const allLists: List[] = Array.from({ length: lists }, (_, index) => ({
    id: `many_${index}`,
    boardId,
    title: `District ${index + 1}`,
    position: (index + 1) * positionStep,
  }));
  const cards: StoredCard[] = allLists.flatMap((list, at) =>
    Array.from({ length: cardsPerList }, (_, index) => {
      const n = at * cardsPerList + index;
      const made = isoInstant(-(n % 90) * dayMs);
      return {
        id: `many_${at}_${index}`,
        boardId,
        listId: list.id,
        position: (index + 1) * positionStep,
        title: `${verbs[n % verbs.length]} ${things[(n * 5 + at) % things.length]} (${n + 1})`,
        description: n % 3 === 0 ? 'See the notes of the last visit.' : '',
        labels: labels.filter((_label, label) => (n + label * 3) % 7 < 2).map(({ id }) => id),
        members: people.filter((_person, person) => (n + person) % 11 === 0).map(({ id }) => id),
        dueDate: n % 4 === 0 ? noon((n % 40) - 10) : null,
        completed: n % 16 === 0,
        checklist: [],
        cover: n % 23 === 0 ? 'teal' : null,
        archived: false,
        createdAt: made,
        updatedAt: made,
        activity: [],
      };
    }),
  );
  const boards: Array<StoredBoard & Pick<Board, 'id'>> = sampleBoards();
  return { boards, lists: allLists, cards, labels };
}
