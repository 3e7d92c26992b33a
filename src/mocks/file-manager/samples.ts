import { recordNotFound } from '#mocks/core/problem';
import { decodeBase64 } from '#lib/browser/base64';

import { docx, pdf, wav, xlsx } from './sampleFormats';

/** Pictures by file name, with their size in bytes: they load when they are looked at. */
const pictures = {
  'entrance.jpg': 32_487,
  'ferry.jpg': 30_252,
  'night.jpg': 21_400,
  'waiting-room.png': 15_201,
} as const;

const pictureSources = import.meta.glob<string>('./samples/*.{jpg,png}', { query: '?inline', import: 'default' });

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'] as const;

const facilities = [
  ['Quayside Pharmacy', 'pharmacy', 'Port Calder', 4.6, 'Mon–Sat 8–20'],
  ['Saltmarket Dental', 'dentist', 'Port Calder', 4.2, 'Mon–Fri 9–17'],
  ['Harbour General Practice', 'general practice', 'Port Calder', 4.4, 'Mon–Fri 8–18'],
  ['Yeşilmar Eczanesi', 'pharmacy', 'Yeşilmar', 4.8, 'Her gün 9–21'],
  ['Light & Lens Opticians', 'optician', 'Saltmere', 3.9, 'Tue–Sat 10–18'],
  ['Fernhill Care Home', 'care home', 'Saltmere', 4.1, 'Open 24 hours'],
  ['Çamlık Fizik Tedavi', 'physiotherapy', 'Yeşilmar', 4.7, 'Pzt–Cum 9–18'],
  ['Northgate Laboratory', 'laboratory', 'Port Calder', 4.0, 'Mon–Fri 7–15'],
  ['The Old Mill, Mental Health', 'mental health', 'Saltmere', 4.5, 'By appointment'],
  ['Southbank Urgent Care', 'urgent care', 'Port Calder', 3.8, 'Open 24 hours'],
] as const;

const csvCell = (value: string | number) => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const csv = (rows: ReadonlyArray<ReadonlyArray<string | number>>) =>
  `${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

const visits = (seed: number) =>
  months.map((month, n) => [month, 1180 + ((n * 137 + seed * 71) % 420), 340 + ((n * 53 + seed * 29) % 160)] as const);

const monthly = (seed: number) => [['Month', 'Visits', 'Searches'], ...visits(seed)];

/** The contents of the samples, by the name that their items give. */
const contents = {
  readme: () =>
    [
      'Read me first',
      '',
      'Everything the directory team shares is here.',
      '',
      '- Facility reports: one workbook per town and quarter, and the lists they are made from.',
      '- Photos: pictures for facility pages. Ask the facility before you publish one.',
      '- Team: how we work, and what we agreed on.',
      '',
      'Please keep names short and dates at the end: "Port Calder Q1", not "final_v3_NEW".',
    ].join('\n'),
  ideas: () =>
    [
      'Ideas for the spring release',
      '',
      '1. Show which entrance has the ramp.',
      '2. Let people report a wrong telephone number in one tap.',
      '3. Opening hours of the next public holiday on top of the page.',
      '4. Eczane nöbet listesi: sabah mı akşam mı güncelleniyor?',
      '5. A printable page for each town, for libraries.',
    ].join('\n'),
  checklist: () =>
    '# Release checklist\n\n- [x] Texts read by two people\n- [x] Turkish checked\n- [ ] Photos credited\n- [ ] Phone tested on a bus\n',
  oldDraft: () => 'First draft of the welcome letter. Superseded.\n',
  facilities: () => csv([['Name', 'Category', 'Town', 'Rating', 'Opening hours'], ...facilities]),
  visits: () => csv(monthly(3)),
  guide: () =>
    pdf([
      {
        title: 'Accessibility guide',
        lines: [
          'What we ask each facility, and how we write it down.',
          '',
          'Step-free entrance: from the street to the counter without a step.',
          'Ramp: its slope is at most 1 in 12, and it has a handrail.',
          'Lift: wide enough for a wheelchair and one more person.',
          'Toilet: with a rail, an emergency cord and space to turn.',
          'Hearing loop: at the counter, and switched on.',
          '',
          'If it is not known, leave it empty. Never guess.',
        ],
      },
      {
        title: 'How to check',
        lines: [
          '1. Ring the facility and ask for the person at the desk.',
          '2. Ask the questions in the order of the form.',
          '3. Write what you were told, not what you expect.',
          '4. Add the date of the call.',
        ],
      },
    ]),
  review: () =>
    pdf([
      {
        title: 'Annual review',
        lines: [
          'Facilities listed: 212, of which 171 verified.',
          'Corrections sent by visitors: 1,038. Median time to an answer: 26 hours.',
          '',
          'Most read: opening hours on public holidays.',
          'Most missed: photographs of the entrance.',
          '',
          'Next year: every pharmacy verified twice, and a page for each town.',
        ],
      },
    ]),
  welcome: () =>
    docx([
      'Welcome to the team',
      'We are glad that you are here.',
      'Your first week: meet everyone, read the guide, check one facility.',
    ]),
  minutes: () =>
    docx([
      'Minutes',
      'Present: Ada, Barış, Cleo, Owen',
      'Decided: photos are credited from April.',
      'Open: who rings the care homes?',
    ]),
  interview: () => docx(['Görüşme notları', 'Kapıdaki rampa yenilendi.', 'Asansör salı gününe kadar kapalı.']),
  agreement: () =>
    docx([
      'Working agreement',
      'We answer within a day.',
      'We say when we do not know.',
      'We never publish what was told in confidence.',
    ]),
  survey: () =>
    xlsx([
      ['Facility', 'Hours', 'Checked'],
      ...facilities.map(([name, , , , hours], n) => [name, hours, n % 3 === 0 ? 'no' : 'yes']),
    ]),
  budget: () =>
    xlsx([
      ['Item', 'Planned', 'Spent'],
      ['Travel', 4200, 3810],
      ['Printing', 1600, 940],
      ['Photography', 2500, 2480],
      ['Translation', 3000, 1725],
    ]),
  contactList: () =>
    xlsx([['Facility', 'Town', 'Category'], ...facilities.map(([name, category, town]) => [name, town, category])]),
  statistics: () => xlsx(monthly(1)),
  quarter: () => xlsx(monthly(2)),
  totals: () => xlsx(monthly(5)),
  tune: () =>
    wav([
      [523.25, 0.35],
      [659.25, 0.35],
      [783.99, 0.35],
      [1046.5, 0.9],
    ]),
} as const satisfies Record<string, () => string | Uint8Array<ArrayBuffer>>;

/** The name of a content of the samples. */
export type SampleName = keyof typeof contents | keyof typeof pictures;

const isPicture = (name: string): name is keyof typeof pictures => Object.hasOwn(pictures, name);
const isMade = (name: string): name is keyof typeof contents => Object.hasOwn(contents, name);

/** The content of a sample. */
export async function sampleContent(name: string): Promise<Blob> {
  if (isMade(name)) return new Blob([contents[name]()]);
  const source = await pictureSources[`./samples/${name}`]?.();
  if (source === undefined) throw recordNotFound(name, 'samples');
  return new Blob([decodeBase64(source.slice(source.indexOf(',') + 1))]);
}

/** The size of a sample in bytes; that of a picture is known without loading it. */
export async function sampleSize(name: SampleName): Promise<number> {
  return isPicture(name) ? pictures[name] : (await sampleContent(name)).size;
}
