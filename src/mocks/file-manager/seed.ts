import { dayMs, hourMs } from '#lib/time/duration';
import { typeOfFile } from '#modules/file-manager/fileTree';

import { isoInstant } from '#mocks/core/time';
import { personByName } from '#mocks/people/seed';

import { sampleSize } from './samples';
import type { SampleName } from './samples';
import type { StoredFile } from './store';

interface Entry {
  id: string;
  name: string;
  by: string;
  /** Days since it was made. */
  made: number;
  /** Days since it was changed. */
  changed: number;
  folder?: string;
  /** Missing for folders. */
  content?: SampleName;
  description?: string;
  favorite?: true;
  /** Days since it was moved to the trash. */
  trashed?: number;
}

const entries: readonly Entry[] = [
  {
    id: 'fil_reports',
    name: 'Facility reports',
    by: 'Ada Lindqvist',
    made: 320,
    changed: 0.4,
    description: 'Numbers by town and quarter, and the lists they are made from.',
    favorite: true,
  },
  {
    id: 'fil_photos',
    name: 'Photos',
    by: 'Beatriz Moura',
    made: 290,
    changed: 3,
    description: 'For facility pages. Ask the facility before you publish one.',
  },
  {
    id: 'fil_team',
    name: 'Team',
    by: 'Owen Fairweather',
    made: 320,
    changed: 12,
    description: 'How we work together.',
  },
  {
    id: 'fil_archive',
    name: '2025 archive',
    by: 'Ada Lindqvist',
    made: 75,
    changed: 75,
    folder: 'fil_reports',
    description: 'Closed. Corrections go into this year’s workbooks.',
  },
  {
    id: 'fil_0001',
    name: 'Opening hours survey.xlsx',
    by: 'Barış Kaya',
    made: 20,
    changed: 0.2,
    content: 'survey',
    favorite: true,
  },
  { id: 'fil_0002', name: 'Budget 2026.xlsx', by: 'Ada Lindqvist', made: 60, changed: 5, content: 'budget' },
  { id: 'fil_0003', name: 'Contact list.xlsx', by: 'Kezia Thorne', made: 140, changed: 31, content: 'contactList' },
  { id: 'fil_0004', name: 'Visit statistics.xlsx', by: 'Emeka Nwosu', made: 48, changed: 2, content: 'statistics' },
  { id: 'fil_0005', name: 'Welcome letter.docx', by: 'Owen Fairweather', made: 200, changed: 88, content: 'welcome' },
  {
    id: 'fil_0006',
    name: 'Meeting minutes March.docx',
    by: 'Cleo Marchetti',
    made: 8,
    changed: 7.5,
    content: 'minutes',
  },
  { id: 'fil_0007', name: 'Görüşme notları.docx', by: 'Çağla Öztürk', made: 4, changed: 4, content: 'interview' },
  {
    id: 'fil_0008',
    name: 'Accessibility guide.pdf',
    by: 'Ada Lindqvist',
    made: 110,
    changed: 16,
    content: 'guide',
    favorite: true,
  },
  { id: 'fil_0009', name: 'Annual review.pdf', by: 'Alan Okafor', made: 66, changed: 66, content: 'review' },
  { id: 'fil_0010', name: 'Read me first.txt', by: 'Ada Lindqvist', made: 320, changed: 40, content: 'readme' },
  { id: 'fil_0011', name: 'Ideas for spring.txt', by: 'Elif Arslan', made: 11, changed: 0.9, content: 'ideas' },
  {
    id: 'fil_0012',
    name: 'Entrance with ramp.jpg',
    by: 'Beatriz Moura',
    made: 26,
    changed: 26,
    content: 'entrance.jpg',
  },
  { id: 'fil_0013', name: 'Night pharmacy.jpg', by: 'Hiroshi Tanaka', made: 15, changed: 15, content: 'night.jpg' },
  {
    id: 'fil_0014',
    name: 'Port Calder Q1.xlsx',
    by: 'Emeka Nwosu',
    made: 9,
    changed: 0.4,
    folder: 'fil_reports',
    content: 'quarter',
  },
  {
    id: 'fil_0015',
    name: 'Totals 2025.xlsx',
    by: 'Ada Lindqvist',
    made: 75,
    changed: 75,
    folder: 'fil_archive',
    content: 'totals',
  },
  {
    id: 'fil_0016',
    name: 'Working agreement.docx',
    by: 'Owen Fairweather',
    made: 300,
    changed: 55,
    folder: 'fil_team',
    content: 'agreement',
  },
  {
    id: 'fil_0017',
    name: 'Ferry terminal.jpg',
    by: 'Beatriz Moura',
    made: 33,
    changed: 33,
    folder: 'fil_photos',
    content: 'ferry.jpg',
  },
  // Formats beyond those of the specification.
  {
    id: 'fil_0018',
    name: 'Facilities.csv',
    by: 'Barış Kaya',
    made: 21,
    changed: 1.5,
    folder: 'fil_reports',
    content: 'facilities',
  },
  {
    id: 'fil_0019',
    name: 'Visits by month.csv',
    by: 'Emeka Nwosu',
    made: 30,
    changed: 10,
    folder: 'fil_archive',
    content: 'visits',
  },
  {
    id: 'fil_0020',
    name: 'Waiting room.png',
    by: 'Lucía Fernández',
    made: 3,
    changed: 3,
    folder: 'fil_photos',
    content: 'waiting-room.png',
  },
  {
    id: 'fil_0021',
    name: 'Reminder tune.wav',
    by: 'Oskar Lindholm',
    made: 18,
    changed: 18,
    folder: 'fil_team',
    content: 'tune',
  },
  {
    id: 'fil_0022',
    name: 'Release checklist.md',
    by: 'Priya Raman',
    made: 12,
    changed: 12,
    folder: 'fil_team',
    content: 'checklist',
  },
  {
    id: 'fil_0023',
    name: 'Welcome letter, old draft.txt',
    by: 'Owen Fairweather',
    made: 210,
    changed: 205,
    content: 'oldDraft',
    trashed: 2,
  },
];

const office = 'application/vnd.openxmlformats-officedocument';

/** Media types by the ending of a name, for the samples. */
const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  docx: `${office}.wordprocessingml.document`,
  jpg: 'image/jpeg',
  md: 'text/markdown',
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain',
  wav: 'audio/wav',
  xlsx: `${office}.spreadsheetml.sheet`,
};

const ago = (days: number) => isoInstant(-Math.round(days * dayMs));

/** The samples: those of the specification's kinds, and some of other formats. */
export async function sampleFiles(): Promise<StoredFile[]> {
  return Promise.all(
    entries.map(async ({ id, name, by, made, changed, folder, content, description, favorite, trashed }) => ({
      id,
      folderId: folder ?? null,
      name,
      type: content === undefined ? 'folder' : typeOfFile(name),
      createdBy: personByName(by).name,
      createdAt: ago(made),
      modifiedAt: ago(changed),
      description: description ?? null,
      favorite: favorite ?? false,
      bytes: content === undefined ? 0 : await sampleSize(content),
      mediaType: mediaTypes[name.split('.').at(-1) ?? ''] ?? null,
      content: content === undefined ? null : { sample: content },
      trashedAt: trashed === undefined ? null : ago(trashed),
    })),
  );
}

/** A folder of very many files, after the samples. */
export async function manyFiles(count: number): Promise<StoredFile[]> {
  const samples = await sampleFiles();
  const models = samples.filter(
    ({ content, folderId, trashedAt }) => content !== null && folderId === null && trashedAt === null,
  );
  const scans = Array.from({ length: count }, (_, n): StoredFile[] => {
    const model = models[n % models.length];
    if (!model) return [];
    const at = model.name.lastIndexOf('.');
    const number = String(n + 1).padStart(5, '0');
    return [
      {
        ...model,
        id: `fil_many_${number}`,
        name: `${model.name.slice(0, at)} ${number}${model.name.slice(at)}`,
        modifiedAt: isoInstant(-n * hourMs),
        favorite: false,
      },
    ];
  });
  return [...samples, ...scans.flat()];
}
