import { now } from '#lib/time/clock';
import { dayMs, hourMs } from '#lib/time/duration';
import type { NoteColor, NoteLabel } from '#modules/notes/api';

import { isoInstant } from '#mocks/core/time';

import type { StoredNote, StoredNoteImage } from './store';

/** The six labels of the samples. */
export const noteLabels: readonly NoteLabel[] = [
  { id: 'nlb_work', title: 'Work' },
  { id: 'nlb_personal', title: 'Personal' },
  { id: 'nlb_family', title: 'Family' },
  { id: 'nlb_shopping', title: 'Shopping' },
  { id: 'nlb_travel', title: 'Travel' },
  { id: 'nlb_reading', title: 'Reading' },
];

const pictures = {
  travel: '/pictures/articles/vaccination-before-travel.svg',
  pharmacy: '/pictures/articles/pharmacy-or-doctor.svg',
} as const;

const imageId = (name: keyof typeof pictures) => `nim_${name}`;

/** The pictures of the samples. */
export const noteImages = (): StoredNoteImage[] =>
  (Object.keys(pictures) as Array<keyof typeof pictures>).map((name) => ({
    id: imageId(name),
    src: pictures[name],
    width: 960,
    height: 540,
    createdAt: isoInstant(-30 * dayMs),
  }));

type Label = 'work' | 'personal' | 'family' | 'shopping' | 'travel' | 'reading';
interface Entry {
  title?: string;
  content?: string;
  /** Completed ones start with `x `. */
  tasks?: readonly string[];
  image?: keyof typeof pictures;
  /** Days from now; one in the past was given then. */
  reminder?: number;
  labels: readonly [Label, Label?];
  archived?: true;
  pinned?: true;
  color?: NoteColor;
  /** Age in days. */
  age: number;
}

const entries: readonly Entry[] = [
  {
    title: 'Packing for Port Calder',
    image: 'travel',
    tasks: ['x Train tickets', 'Rain jacket', 'Charger and adapter', 'Vaccination card', 'Book for the journey'],
    labels: ['travel', 'personal'],
    reminder: 2,
    pinned: true,
    color: 'teal',
    age: 0.3,
  },
  {
    content: 'The pharmacy on Saltmarket closes at 18:00 on Fridays now. Ring before sending anyone there.',
    labels: ['work'],
    age: 0.8,
  },
  {
    title: 'Hafta sonu alışverişi',
    tasks: ['Zeytinyağı', 'x Çay', 'Peynir ve simit', 'Annem için ıhlamur'],
    labels: ['shopping', 'family'],
    pinned: true,
    color: 'yellow',
    age: 1.2,
  },
  {
    content: 'Mum’s blood test: fasting from midnight, laboratory opens at seven.',
    labels: ['family'],
    reminder: 1,
    color: 'red',
    age: 1.9,
  },
  {
    title: 'Questions for the accessibility review',
    content: 'Who checks the step-free claims? What counts as a wide door? Can visitors send photos of the entrance?',
    labels: ['work', 'reading'],
    age: 3,
  },
  { content: 'Işığı kapatmayı unutma!', labels: ['personal'], age: 3.4 },
  {
    content: 'Pharmacy or doctor? Leyla’s drawing for the leaflet – ask her for the version with larger text.',
    image: 'pharmacy',
    labels: ['work'],
    age: 4.1,
  },
  {
    title: 'Before the meeting on Thursday',
    tasks: [
      'x Count the open claims',
      'x Print the list by district',
      'Ask Mehmet about Weavers Lane',
      'Reserve the small room',
      'Send the agenda',
    ],
    labels: ['work'],
    reminder: 3,
    color: 'blue',
    age: 5,
  },
  { content: 'Grandma’s number changed: 0555 018 22 40.', labels: ['family', 'personal'], age: 7.5 },
  {
    content:
      'To read: “The Design of Everyday Things”, chapter four. Quiet place: the library in Calder Heath, second floor, by the window.',
    labels: ['reading'],
    color: 'purple',
    age: 9,
  },
  {
    title: 'Mercimek çorbası',
    content: 'Bir bardak kırmızı mercimek, bir soğan, bir havuç. Nane ile tereyağını en son kızdır.',
    labels: ['family'],
    color: 'orange',
    age: 12,
  },
  { tasks: ['x Library card', 'Return the two novels'], labels: ['reading', 'personal'], age: 16, reminder: -1 },
  {
    title: 'Winter opening hours',
    content: 'Collected from eleven clinics. All of them are in the directory now.',
    labels: ['work'],
    archived: true,
    age: 40,
  },
  {
    content: 'Otel onayı: 3 gece, kahvaltı dahil, giriş saat 14:00.',
    labels: ['travel'],
    reminder: -24,
    archived: true,
    age: 52,
  },
  {
    title: 'Gift ideas',
    content: 'A scarf for Ayşe, a puzzle for the twins, good coffee for Owen.',
    labels: ['family', 'shopping'],
    archived: true,
    color: 'pink',
    age: 80,
  },
];

/** An instant in the morning, some days from today. */
const morning = (days: number) =>
  new Date((Math.floor(now().getTime() / dayMs) + days) * dayMs + 9 * hourMs).toISOString();

function toNote(entry: Entry, index: number): StoredNote {
  const id = `not_${String(index + 1).padStart(4, '0')}`;
  const reminder = entry.reminder === undefined ? null : morning(entry.reminder);
  const createdAt = isoInstant(-entry.age * dayMs);
  return {
    id,
    title: entry.title ?? '',
    content: entry.content ?? '',
    tasks:
      entry.tasks?.map((task, at) => ({
        id: `${id}_${at + 1}`,
        content: task.replace(/^x /, ''),
        completed: task.startsWith('x '),
      })) ?? null,
    image: entry.image === undefined ? null : imageId(entry.image),
    reminder,
    givenReminder: entry.reminder !== undefined && entry.reminder < 0 ? reminder : null,
    labels: entry.labels.flatMap((label) => (label === undefined ? [] : [`nlb_${label}`])),
    archived: entry.archived ?? false,
    pinned: entry.pinned ?? false,
    color: entry.color ?? null,
    createdAt,
    updatedAt: createdAt,
  };
}

/** The 15 samples that every person begins with, newest first. */
export const sampleNotes = (): StoredNote[] => entries.map(toNote);

/** Many notes, for a list that has to stay fast. */
export const manyNotes = (count: number): StoredNote[] =>
  Array.from({ length: count }, (_, index) => {
    const { pinned: _pinned, ...entry }: Entry = entries[index % entries.length] ?? { labels: ['work'], age: 1 };
    return toNote(
      {
        ...entry,
        title: `${entry.title ?? 'Note'} ${index + 1}`,
        age: index / 10,
        ...(index < 2 && { pinned: true }),
        ...(entry.reminder !== undefined && { reminder: -1 }),
      },
      index,
    );
  });
