import type { Stream } from '#mocks/directory/seed/random';

const surnamesEnglish = [
  'Harrow',
  'Penhale',
  'Marsh',
  'Thorne',
  'Ashby',
  'Lorne',
  'Quill',
  'Braddock',
  'Fenwick',
  'Hale',
  'Merrin',
  'Osgood',
  'Pryce',
  'Rook',
  'Selwyn',
  'Tamsin',
  'Vane',
  'Wren',
  'Yarrow',
  'Drake',
  'Ellery',
  'Garrick',
  'Hollis',
  'Keane',
] as const;
const surnamesTurkish = [
  'Çelik',
  'Yılmaz',
  'Şahin',
  'Öztürk',
  'Işık',
  'Güneş',
  'Kılıç',
  'Aydın',
  'Doğan',
  'Koç',
  'Arslan',
  'Çetin',
  'Özkan',
  'Şimşek',
  'Polat',
  'Erdoğdu',
  'Taş',
  'Ünal',
  'Yıldız',
  'Bozkurt',
  'Gümüş',
  'Ateş',
  'Karaca',
  'İnce',
] as const;
const firstEnglish = [
  'Ada',
  'Bryn',
  'Clara',
  'Edwin',
  'Fern',
  'Gwen',
  'Hugh',
  'Iris',
  'Jonah',
  'Maud',
  'Nell',
  'Oscar',
] as const;
const firstTurkish = [
  'Ayşe',
  'Burak',
  'Cemile',
  'Deniz',
  'Elif',
  'Ferit',
  'Gül',
  'Hakan',
  'İpek',
  'Kerem',
  'Leyla',
  'Şule',
] as const;
const natureEnglish = [
  'Heron',
  'Willow',
  'Tidewater',
  'Lantern',
  'Rowan',
  'Kingfisher',
  'Juniper',
  'Seabright',
  'Linden',
  'Harbour',
  'Northlight',
  'Greenway',
  'Plover',
  'Foxglove',
  'Quayside',
  'Saltwind',
  'Maple',
  'Clearwater',
  'Stonebridge',
  'Meadowsweet',
  'Compass',
  'Skylark',
  'Bluebell',
  'Hawthorn',
  'Samphire',
  'Windrush',
  'Larkspur',
  'Copperfield',
  'Driftwood',
  'Morningside',
] as const;
const natureTurkish = [
  'Papatya',
  'Çınar',
  'Işıklı',
  'Güneş',
  'Mavi Deniz',
  'Yıldız',
  'Umut',
  'Şifa',
  'Hayat',
  'Gülbahçe',
  'Zeytindalı',
  'Kardelen',
  'Menekşe',
  'Pınar',
  'Ihlamur',
  'Söğüt',
  'Güven',
  'Bahar',
  'Lale',
  'Yakamoz',
  'Defne',
  'İnci',
  'Çağrı',
  'Özlem',
  'Başak',
  'Turna',
  'Nergis',
  'Akasya',
] as const;

const english: Readonly<Record<string, readonly string[]>> = {
  'general-practice': [
    '{N} Medical Centre',
    '{N} Clinic',
    '{D} Family Practice',
    'Dr. {S} Family Practice',
    '{P} Surgery',
    '{N} Health Centre',
    'Drs {S} and {S2}',
    '{P} Doctors',
  ],
  pharmacy: [
    '{N} Pharmacy',
    '{P} Pharmacy',
    '{S} Chemist',
    '{D} Pharmacy',
    '{S} & {S2} Pharmacy',
    '{N} Dispensary',
    'The {P} Chemist',
  ],
  dentist: [
    '{P} Dental Practice',
    '{N} Dental Care',
    '{S} Dental Surgery',
    'Smile at {P}',
    '{D} Dentists',
    'Dr. {S}, Dentist',
  ],
  physiotherapy: ['{N} Physiotherapy', '{P} Physio', '{S} Physiotherapy', 'Move Well {D}', '{D} Physiotherapy Rooms'],
  'mental-health-service': [
    '{N} Counselling',
    '{D} Talking Therapies',
    'The {N} Practice',
    '{N} Mental Health Service',
    '{S} Psychology',
    'Open Door {D}',
  ],
  'care-home': [
    '{N} House',
    '{N} Court Care Home',
    '{P} Lodge',
    'The {N} Residence',
    '{D} Care Home',
    'St {F}’s Care Home',
  ],
  optician: ['{S} Opticians', '{P} Eye Care', '{N} Opticians', '{S} & {S2} Optics', '{D} Vision'],
  laboratory: ['{N} Laboratory', '{D} Diagnostics', '{S} Labs', '{P} Blood Testing', '{N} Pathology'],
  'maternity-and-womens-health': [
    '{N} Women’s Clinic',
    '{D} Midwives',
    '{N} Birth Centre',
    'Dr. {S} Gynaecology',
    '{P} Women’s Health',
  ],
  'child-health-centre': [
    '{N} Child Health Centre',
    '{D} Children’s Clinic',
    'Little {N} Paediatrics',
    'Dr. {S} Paediatrics',
    '{P} Child and Family Centre',
  ],
  hospital: [
    '{D} General Hospital',
    'St {F}’s Hospital',
    '{N} Hospital',
    '{C} District Hospital',
    '{N} Private Hospital',
  ],
  'imaging-centre': ['{N} Imaging', '{D} Scan Centre', '{P} X-ray', '{N} MRI and Ultrasound', '{C} Imaging Centre'],
  'home-nursing': ['{N} Home Nursing', '{D} District Nurses', '{S} Nursing at Home', '{N} Care at Home'],
  'vaccination-centre': [
    '{D} Vaccination Centre',
    '{N} Travel Clinic',
    '{P} Vaccination Point',
    '{C} Immunisation Service',
  ],
  'disability-service': ['{N} Day Centre', '{D} Independent Living', '{N} Ability Centre', '{C} Disability Advice'],
  'addiction-service': ['{N} Recovery Service', '{D} Alcohol and Drug Service', 'Fresh Start {D}', 'The {N} Project'],
  'rehabilitation-centre': ['{N} Rehabilitation Centre', '{D} Rehab', '{N} Recovery Centre', '{C} Rehabilitation Unit'],
  'emergency-department': [
    '{D} Emergency Department',
    '{C} Emergency Department',
    '{N} Urgent Care',
    'St {F}’s Emergency Department',
  ],
};

const turkish: Readonly<Record<string, readonly string[]>> = {
  'general-practice': [
    '{N} Aile Sağlığı Merkezi',
    'Dr. {S} Aile Hekimliği',
    '{D} Sağlık Ocağı',
    '{N} Tıp Merkezi',
    'Dr. {F} {S} Muayenehanesi',
  ],
  pharmacy: ['{N} Eczanesi', '{S} Eczanesi', '{D} Eczanesi', 'Yeni {N} Eczanesi', '{F} Eczanesi'],
  dentist: ['{N} Diş Kliniği', 'Dt. {F} {S}', '{D} Ağız ve Diş Sağlığı', '{S} Diş Polikliniği'],
  physiotherapy: ['{N} Fizik Tedavi', '{D} Fizyoterapi', 'Fzt. {F} {S}'],
  'mental-health-service': ['{N} Psikoloji', '{D} Ruh Sağlığı Merkezi', 'Psk. {F} {S}', '{N} Danışmanlık'],
  'care-home': ['{N} Huzurevi', '{D} Bakımevi', '{N} Yaşam Evi'],
  optician: ['{N} Optik', '{S} Optik', '{D} Gözlükçüsü'],
  laboratory: ['{N} Laboratuvarı', '{D} Tahlil Merkezi', '{S} Laboratuvarı'],
  'maternity-and-womens-health': ['{N} Kadın Sağlığı', 'Op. Dr. {F} {S}', '{D} Doğumevi'],
  'child-health-centre': ['{N} Çocuk Sağlığı', 'Uzm. Dr. {F} {S}', '{D} Çocuk Polikliniği'],
  hospital: ['{C} Devlet Hastanesi', '{N} Hastanesi', 'Özel {N} Hastanesi'],
  'imaging-centre': ['{N} Görüntüleme', '{D} Röntgen', '{S} Radyoloji'],
  'home-nursing': ['{N} Evde Bakım', '{D} Evde Hemşirelik'],
  'vaccination-centre': ['{D} Aşı Merkezi', '{C} Halk Sağlığı Aşı Birimi', '{N} Seyahat Sağlığı'],
  'disability-service': ['{N} Engelli Yaşam Merkezi', '{D} Engelsiz Yaşam', '{C} Engelli Danışma'],
  'addiction-service': ['{N} Bağımlılık Merkezi', '{D} Destek Evi'],
  'rehabilitation-centre': ['{N} Rehabilitasyon', '{D} Rehabilitasyon Merkezi'],
  'emergency-department': ['{C} Acil Servisi', '{D} Acil Polikliniği'],
};

/** The facts a name is generated from. */
export interface NameContext {
  categoryId: string;
  city: string;
  district: string;
  street: string;
  useTurkish: boolean;
}

function fill(pattern: string, chance: Stream, context: NameContext): string {
  const { useTurkish } = context;
  const surname = () => chance.pick(useTurkish ? surnamesTurkish : surnamesEnglish);
  return pattern
    .replace('{N}', () => chance.pick(useTurkish ? natureTurkish : natureEnglish))
    .replace('{S2}', () => chance.pick([...surnamesEnglish, ...surnamesTurkish]))
    .replace('{S}', () => (chance.chance(0.15) ? chance.pick(surnamesTurkish) : surname()))
    .replace('{F}', () => chance.pick(useTurkish ? firstTurkish : firstEnglish))
    .replace('{P}', context.street)
    .replace('{D}', context.district)
    .replace('{C}', context.city);
}

/** A typical name for the category and town. */
export function usualName(chance: Stream, context: NameContext): string {
  const patterns = (context.useTurkish ? turkish : english)[context.categoryId] ?? ['{N} Centre'];
  return fill(chance.pick(patterns), chance, context);
}

/** A name long enough to test every layout (90–120 characters). */
export function longName(chance: Stream, context: NameContext): string {
  const base = usualName(chance, { ...context, useTurkish: false });
  const tail = chance.pick([
    'and Community Wellbeing Partnership for Families, Older People and Visitors of',
    'incorporating the former Seamen’s Mission Dispensary and Convalescent Rooms at',
    'with Integrated Outreach, Interpreting and Home Support Programmes serving greater',
  ]);
  return `${base} ${tail} ${context.city}`.slice(0, 120).trimEnd();
}

/** A name with one-letter words. */
export function shortWordName(chance: Stream, context: NameContext): string {
  const letter = chance.pick(['A', 'B', 'D', 'E', 'K', 'M', 'O', 'T', 'V', 'Z']);
  return chance.pick([
    `${letter} & ${chance.pick(['C', 'G', 'J', 'Q'])} ${usualName(chance, { ...context, useTurkish: false })}`,
    `Clinic ${letter}`,
    `${letter} Plus ${context.district}`,
  ]);
}

/** A name in which every word has a letter outside ASCII. */
export function diacriticName(chance: Stream): string {
  const first = chance.pick([
    'Çağlayangöl',
    'Şişhaneönü',
    'Gümüşsüyü',
    'Işıklıçeşme',
    'Öğütçüoğlu',
    'Üçgözlü',
    'İğdeliköşk',
    'Ağaçgölü',
  ]);
  const middle = chance.pick(['Çocuk', 'Göz', 'Diş', 'Sağlık', 'Güçlü', 'Şifâ', 'Kâğıthaneönü']);
  return `${first} ${middle} ${chance.pick(['Köşkü', 'Merkezî', 'Ocağı', 'Kliniği', 'Çatısı', 'Bölümü'])}`;
}

/** The organisations of the country by kind of operator; half of the facilities belong to one. */
export const organizations = {
  public: [
    'Orvela Health Service',
    'City of Port Calder',
    'Sundara Sağlık İdaresi',
    'Westmark Health Board',
    'Harrow Isle Council',
  ],
  private: [
    'Harbour Health Group',
    'Meridian Care',
    'Deniz Sağlık Grubu',
    'Northlight Clinics',
    'Caldera Dental Partners',
    'Apotek Kooperatifi',
    'Seven Bells Care',
  ],
  ngo: ['Open Hands Orvela', 'Umut Derneği', 'Lantern Trust', 'Isles Red Lifeboat'],
  religious: ['Sisters of the Quay', 'St Brannoc’s Mission'],
  military: ['Orvela Coast Guard'],
  university: ['University of Orvela'],
} as const;
