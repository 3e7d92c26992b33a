import { now } from '#lib/time/clock';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import { dayNumberToIsoDate, isoDateToDayNumber } from '#lib/time/zonedTime';
import type { StoredTask } from './store';
import type { TaskTag } from '#modules/tasks/api';
import { dueInstantOn } from '#lib/time/dueDay';
import { escapeHtml } from '#lib/text/escapeHtml';

import { people } from '#mocks/people/seed';

/** The six tags of the specification. */
export const taskTags: readonly TaskTag[] = [
  { id: 'ttg_api', title: 'Api' },
  { id: 'ttg_frontend', title: 'Frontend' },
  { id: 'ttg_bug', title: 'Bug' },
  { id: 'ttg_backend', title: 'Backend' },
  { id: 'ttg_urgent', title: 'Urgent' },
  { id: 'ttg_discuss', title: 'Discuss' },
];

type Tag = 'api' | 'frontend' | 'bug' | 'backend' | 'urgent' | 'discuss';
type Entry = readonly [
  title: string,
  state: 'open' | 'done' | 'section',
  priority: 0 | 1 | 2,
  /** Days from today; a section has none. */
  due: number | null,
  tags: readonly Tag[],
  notes: string,
  /** Completed ones start with `x `. */
  subTasks?: readonly string[],
];

const entries: readonly Entry[] = [
  ['Before the spring release', 'section', 1, null, [], 'What has to stand before the new search goes public.'],
  [
    'Check the opening hours of every pharmacy in Port Calder',
    'open',
    2,
    1,
    ['urgent'],
    'Forty of them changed their hours after the holidays. Ring each one, note who answered, and mark the record as checked on the same day.',
    [
      'x Print the list by district',
      'x Saltmarket and the quay',
      'Calder Heath',
      'Weavers Lane',
      'Note who did not answer',
    ],
  ],
  [
    'Answer the claims that are older than five days',
    'open',
    2,
    0,
    ['urgent', 'discuss'],
    'The page promises an answer within five working days. Six claims are past it; two of them want the same clinic.',
    ['x Sort by age', 'Ask both claimants of the clinic for a letter', 'Decide the other four'],
  ],
  [
    'Yeşilmar’daki nöbetçi eczane listesini güncelle',
    'open',
    2,
    2,
    ['api'],
    'Oda her ayın ilk günü yeni listeyi yayımlıyor. Telefonları da karşılaştır; geçen ay ikisi yanlıştı.',
    ['Listeyi indir', 'Adresleri eşleştir', 'Değişenleri bildir'],
  ],
  [
    'Show results as they arrive instead of all at once',
    'done',
    1,
    -6,
    ['frontend'],
    'The first ten are enough to begin reading. The map may come later.',
    ['x Measure on a slow phone', 'x Draw between frames'],
  ],
  [
    'Name the entrance in the directions when a building has several',
    'open',
    1,
    4,
    ['frontend', 'api'],
    'People stand in front of the delivery gate of the General Hospital. The field exists; nothing shows it.',
  ],
  [
    'Review the article about night and weekend care',
    'open',
    1,
    6,
    ['discuss'],
    'Its last review is more than a year ago, which the page says of itself.',
    ['Send it to the pharmacist', 'Check the two telephone numbers', 'Set the new date'],
  ],
  [
    'İl bazında filtreleri alfabetik sırala',
    'done',
    1,
    -3,
    ['frontend', 'bug'],
    '“Ç” harfi “Z”den sonra geliyordu; sıralama artık dile göre yapılıyor.',
  ],
  [
    'Tell the practices in Westmark, Ravensfold and Thornwick in writing, in both languages, that their records are checked again in May and what they should have at hand by then',
    'done',
    0,
    -9,
    ['discuss'],
    'A letter was preferred to an e-mail. The printer needs the text three days ahead.',
    ['x English', 'x Turkish', 'x Print', 'x Post'],
  ],
  ['Verification', 'section', 1, null, [], 'Everything about who says that a record is true.'],
  [
    'Visit the three clinics that never answer the telephone',
    'open',
    2,
    3,
    ['urgent'],
    'Gölbaşar, Işıkvar and Saltmere. One day by train if the times are kept.',
    ['Write to all three first', 'Buy the tickets'],
  ],
  [
    'Write down how two administrators disagree',
    'open',
    1,
    9,
    ['discuss'],
    'So far the second one simply decided. It should be said on the decision page, with both reasons.',
  ],
  [
    'Keep the reasons of a rejection with the record',
    'done',
    1,
    -12,
    ['backend', 'api'],
    'Whoever asks a year later has to find them.',
    ['x Store', 'x Show in the history'],
  ],
  [
    'Doğrulama bağlantılarının süresini yedi güne indir',
    'done',
    1,
    -15,
    ['backend'],
    'Otuz gün fazla uzundu: bağlantıların çoğu ilk iki gün içinde açılıyor.',
  ],
  [
    'Stop two people from deciding the same request',
    'done',
    2,
    -8,
    ['backend', 'bug', 'urgent'],
    'The second decision replaced the first without a word. Now the page says who was faster.',
    ['x Reproduce', 'x Refuse the later one', 'x Say who decided'],
  ],
  [
    'Compare our list with the register of the ministry',
    'open',
    1,
    17,
    ['api', 'backend'],
    'Twice a year. Last time 38 facilities stood in only one of both; most had moved.',
  ],
  [
    'Mark facilities that have moved instead of closing them',
    'done',
    1,
    -5,
    ['frontend', 'backend'],
    'Their old address keeps being found, and leads to the new one.',
  ],
  [
    'Send a reminder three days before a verification ends',
    'open',
    1,
    12,
    ['backend'],
    'One e-mail, not three. It says what is still missing.',
    [
      'Write the text',
      'Have the Turkish one read',
      'Choose the hour',
      'Count how many come back',
      'Switch it on for one district',
    ],
  ],
  [
    'Ask for a photograph of the entrance when step-free access is claimed',
    'done',
    0,
    -28,
    ['discuss'],
    'Four of ten claims turned out to mean a ramp in the yard.',
  ],
  [
    'Translate the letters about rejected requests',
    'done',
    1,
    -11,
    [],
    'They were in English only, whatever language the form was filled in.',
    ['x Collect all seven', 'x Translate'],
  ],
  [
    'Onaylanan tesislerin rozetini arama sonuçlarında göster',
    'done',
    2,
    -2,
    ['frontend', 'api', 'discuss', 'urgent'],
    'Rozet yalnızca ayrıntı sayfasındaydı. Ekran okuyucu “Doğrulandı” diyor.',
  ],
  [
    'Publish how long a verification takes on average',
    'done',
    0,
    -33,
    [],
    'Last quarter: 2.4 working days. The number stands on the page about us.',
  ],
  ['Keeping house', 'section', 1, null, [], 'Small things that make the next big thing easier.'],
  [
    'Delete accounts that were never confirmed',
    'open',
    1,
    14,
    ['backend'],
    'After ninety days, as the privacy policy says.',
    ['Dry run', 'Tell support'],
  ],
  [
    'Make the printed page of a facility fit on one sheet',
    'done',
    0,
    -18,
    ['frontend'],
    'People pin it to the door of the lift. Map, hours, telephone: nothing else.',
  ],
  [
    'Find out why the map is blank on the tablets of the information desk',
    'done',
    2,
    -1,
    ['bug', 'frontend'],
    'The tablets save data and refuse everything above one megabyte.',
    ['x Borrow a tablet', 'x Read its log', 'x Load the base map in parts'],
  ],
  [
    'Prepare the quarterly numbers for the city council',
    'open',
    1,
    8,
    ['discuss'],
    'Searches, facilities, verified share, complaints, with the same definitions as last time.',
    ['x Searches', 'x Facilities', 'Verified share', 'Complaints'],
  ],
  [
    'Rehber metinlerindeki yazım yanlışlarını düzelt',
    'done',
    1,
    -7,
    ['frontend'],
    'Okurlardan gelen on iki düzeltme; hepsi yerindeydi.',
  ],
  ['Order new stickers with the address of the directory', 'open', 1, 21, [], 'Two hundred, weatherproof this time.'],
  [
    'Move the backups to the second data centre',
    'done',
    2,
    -24,
    ['backend', 'urgent'],
    'Restored once from there, to be sure: 41 minutes.',
    ['x Copy', 'x Restore', 'x Write down the steps', 'x Tell everybody where they are', 'x Remove the old ones'],
  ],
];

const members = people.slice(0, 40).filter((_, n) => n % 2 === 0);

/** The 20 people to whom tasks can be assigned. */
export const memberIds: readonly string[] = members.map(({ id }) => id);

/** The sample list: three sections with 27 tasks, dated relative to today in a time zone. */
export function tasks(timeZone = viewerTimeZone()): StoredTask[] {
  const today = isoDateToDayNumber(todayIn(timeZone));
  const dueIn = (days: number) => dueInstantOn(dayNumberToIsoDate(today + days), timeZone);
  return entries.map(([title, state, priority, due, tags, notes, subTasks = []], n) => {
    const id = `tsk_${String(n + 1).padStart(4, '0')}`;
    // Two tasks are unassigned.
    const nobody = state === 'section' || n === 11 || n === 28;
    return {
      id,
      type: state === 'section' ? 'section' : 'task',
      title,
      notes: `<p>${escapeHtml(notes)}</p>`,
      completed: state === 'done',
      dueDate: due === null ? null : dueIn(due),
      priority,
      tags: tags.map((tag) => `ttg_${tag}`),
      assignedTo: nobody ? null : (members[(n * 7) % members.length]?.id ?? null),
      subTasks: subTasks.map((subTask, place) => ({
        id: `${id}_${place + 1}`,
        title: subTask.replace(/^x /, ''),
        completed: subTask.startsWith('x '),
      })),
      updatedAt: now().toISOString(),
    };
  });
}

/** The sample tasks again and again, in sections of 25, for lists of any length. */
export function manyTasks(count: number): StoredTask[] {
  const samples = tasks().filter(({ type }) => type === 'task');
  const [section] = tasks();
  return Array.from({ length: count }, (_, n): StoredTask[] => {
    const sample = n % 25 === 0 ? section : samples[n % samples.length];
    const id = `tsk_${String(n + 1).padStart(5, '0')}`;
    if (!sample) return [];
    return [
      {
        ...sample,
        id,
        title: `${n + 1} ${sample.title}`,
        subTasks: sample.subTasks.map((subTask, place) => ({ ...subTask, id: `${id}_${place + 1}` })),
      },
    ];
  }).flat();
}
