import { foldForSearch } from '#lib/text/foldForSearch';
import type { Contact, ContactTag } from '#modules/contacts/api';

import { people } from '#mocks/people/seed';

/** The seven tags of the specification. */
export const contactTags: readonly ContactTag[] = [
  { id: '56ddbd47', title: 'Work' },
  { id: 'c31e9e5d', title: 'Friend' },
  { id: 'a8991c76', title: 'Family' },
  { id: '2026ce08', title: 'High School' },
  { id: '3eaab175', title: 'College' },
  { id: 'cbde2486', title: 'Baseball Team' },
  { id: '65930b5a', title: 'Band' },
];

/** Orvela is not a real country; `xo` is one of the codes that ISO reserves for private use. */
export const orvelaCountry = { iso: 'xo', code: '+999' } as const;

const jobs: ReadonlyArray<readonly [title: string | null, company: string | null]> = [
  ['Directory editor', 'Orvela Facilities'],
  ['Pharmacist', 'Saltmarket Pharmacy'],
  ['Head of verification', 'Orvela Facilities'],
  ['Practice manager', 'Calder Heath Medical Centre'],
  ['Community nurse', 'Westmark Home Care'],
  ['Data analyst', 'Orvela Health Statistics Office'],
  ['Dentist', 'Yeşilmar Ağız ve Diş Sağlığı Merkezi'],
  ['Support lead', 'Orvela Facilities'],
  ['Ward sister', 'Ravensfold General Hospital'],
  [null, 'Thornwick Volunteers'],
  ['Physiotherapist', 'Harbour Light Rehabilitation'],
  ['Accessibility auditor', 'Open Door Surveys'],
  ['Content designer', 'Orvela Facilities'],
  ['Optician', 'Lindholm & Daughters'],
  ['Clinic owner', 'Gölbaşar Sağlık Kliniği'],
  ['Legal adviser', 'Achterberg Partners'],
  ['Midwife', 'Saltmere Birth House'],
  ['Software engineer', 'Orvela Facilities'],
  ['Retired teacher', null],
  ['Laboratory technician', 'Newbridge Diagnostics'],
  ['Photographer', 'Tide & Timber Studio'],
  ['Translator', 'İki Kıyı Çeviri'],
  ['Emergency planner', 'City of Port Calder'],
];

const places = [
  'Harbour Street, Port Calder',
  'Weavers Lane, Calder Heath',
  'Ravens Edge, Ravensfold',
  'Çınar Caddesi, Yeşilmar',
  'Mill Row, Thornwick',
  'Göl Sokağı, Gölbaşar',
  'Salt Yard, Saltmere',
  'Bridge Walk, Newbridge-Sundara',
  'Işık Yolu, Işıkvar',
  'Isle Road, Eastholm',
] as const;

const notes: ReadonlyArray<string | null> = [
  '<p>Answers e-mails in the <strong>morning</strong>; for anything urgent it is better to ring before nine.</p>',
  '<p>Reported three closed pharmacies in one week and was right about all of them.</p><p>Would like to see a list of what is still unverified in the district.</p>',
  null,
  '<p>Met at the open day in Port Calder. Interested in:</p><ul><li>opening hours on holidays</li><li>step-free entrances</li><li>how claims are decided</li></ul>',
  '<p>Türkçe yazışmayı tercih ediyor. Toplantılardan önce kısa bir <em>gündem</em> göndermek yeterli.</p>',
  '<p>Keeps the records of two clinics. The second one moved to the quay last spring, so check the address before writing.</p>',
  '<p>Plays the clarinet on Thursdays, so no calls then.</p>',
  '<p>Speaks for the smaller practices. Wants changes to be announced <strong>two weeks ahead</strong>, in both languages.</p>',
];

// Numbers reserved for fiction: Orvela's own, and the fictitious ranges of these countries.
function phones(n: number): Contact['phoneNumbers'] {
  const four = String((n * 37 + 11) % 1000).padStart(3, '0');
  const home = { country: orvelaCountry.iso, phoneNumber: `${20 + (n % 9)} 555 ${four}`, label: 'Mobile' };
  const abroad = [
    { country: 'gb', phoneNumber: `20 7946 0${four}`, label: 'Work' },
    { country: 'us', phoneNumber: `202 555 01${four.slice(1)}`, label: 'Home' },
    { country: 'au', phoneNumber: `2 5550 0${four}`, label: 'Work' },
    { country: 'de', phoneNumber: `30 23125 ${four}`, label: 'Home' },
  ];
  const second = abroad[n % abroad.length];
  const office = { country: orvelaCountry.iso, phoneNumber: `${30 + (n % 7)} 555 ${four}`, label: 'Work' };
  return n % 4 === 3 ? [home, office, ...(second ? [second] : [])] : n % 3 === 1 && second ? [home, second] : [home];
}

function birthday(n: number): string | null {
  if (n % 11 === 9) return null;
  const year = 1952 + ((n * 17) % 50);
  const month = 1 + ((n * 7) % 12);
  const day = 1 + ((n * 13) % 28);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

function tagsOf(n: number): string[] {
  const ids = contactTags.map((tag) => tag.id);
  const first = n % 3 === 0 ? 0 : (n * 5) % ids.length;
  const second = (n * 3 + 1) % ids.length;
  const chosen = n % 8 === 5 ? [] : n % 5 === 2 && second !== first ? [first, second] : [first];
  return chosen.flatMap((index) => ids[index] ?? []);
}

/** When the samples were entered. */
const enteredAt = '2026-01-05T09:00:00.000Z';

/** The address book: the sample people with invented details. */
export const contacts: readonly Contact[] = people.map(({ id, name, avatar }, n) => {
  const address = foldForSearch(name.replaceAll('’', '')).replaceAll(' ', '.');
  const [title, company] = jobs[(n * 5) % jobs.length] ?? [null, null];
  const street = places[(n * 3) % places.length] ?? places[0];
  return {
    id,
    avatar,
    background: null,
    name,
    emails: [
      { email: `${address}@orvela.example`, label: 'Work' },
      ...(n % 3 === 2 ? [{ email: `${address.split('.').at(-1)}.${n + 1}@post.example`, label: 'Personal' }] : []),
    ],
    phoneNumbers: phones(n),
    title,
    company,
    birthday: birthday(n),
    address: n % 13 === 6 ? null : `${((n * 7) % 120) + 1} ${street}, Orvela`,
    notes: notes[n % notes.length] ?? null,
    tags: tagsOf(n),
    updatedAt: enteredAt,
  };
});

/** This many contacts, repeated from the samples under names of their own. */
export function manyContacts(count: number): Contact[] {
  return Array.from({ length: count }, (_, n) => contacts[n % contacts.length]).flatMap((sample, n) => {
    if (!sample) return [];
    const round = Math.floor(n / contacts.length);
    return [{ ...sample, id: `per_m${n + 1}`, name: round === 0 ? sample.name : `${sample.name} ${round + 1}` }];
  });
}
