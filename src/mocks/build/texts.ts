import type { Stream } from '#mocks/directory/seed/random';

const leads: Readonly<Record<string, readonly string[]>> = {
  'general-practice': [
    'Walk-in family clinic',
    'Family doctors and practice nurses',
    'A small practice that knows its patients',
    'Group practice with six doctors',
    'Everyday medical care for all ages',
    'Friendly surgery with same-day slots',
  ],
  pharmacy: [
    'Neighbourhood pharmacy',
    'Family-run pharmacy with a quiet advice room',
    'Prescriptions, advice and a long counter of remedies',
    'Pharmacy with free delivery on weekdays',
    'Late-opening pharmacy',
    'Pharmacist on duty, no appointment needed',
  ],
  dentist: [
    'Gentle dental care for adults and children',
    'Dental practice with a same-day toothache slot',
    'Check-ups, fillings and dental hygiene',
    'Two dentists and a hygienist',
    'Dental surgery that takes nervous patients',
  ],
  physiotherapy: [
    'Hands-on physiotherapy and exercise',
    'Back, neck and sports injuries',
    'Physiotherapists with a small gym',
    'Recovery after operations and falls',
  ],
  'mental-health-service': [
    'Talking therapy in a calm setting',
    'Counselling for adults and couples',
    'Psychologists and a psychiatrist under one roof',
    'Support when things get too much',
    'Therapy in English and Turkish',
  ],
  'care-home': [
    'A home for forty older people',
    'Residential care with a garden',
    'Long stays, short stays and day guests',
    'Quiet care home with its own kitchen',
    'Dementia care in small groups',
  ],
  optician: [
    'Eye tests and glasses',
    'Independent optician with a workshop',
    'Contact lenses, frames and repairs',
    'Eye care for the whole family',
  ],
  laboratory: [
    'Blood and urine tests without a queue',
    'Medical laboratory with online results',
    'Sample collection from seven in the morning',
    'Tests with or without a doctor’s order',
  ],
  'maternity-and-womens-health': [
    'Midwives and gynaecologists',
    'Pregnancy care from first scan to first weeks',
    'Women’s clinic with evening appointments',
    'Contraception, screening and menopause care',
  ],
  'child-health-centre': [
    'Check-ups and vaccinations for children',
    'Paediatricians with a big play corner',
    'Care from newborn to sixteen',
    'Child health nurses who have time to listen',
  ],
  hospital: [
    'General hospital with outpatient clinics',
    'District hospital and teaching site',
    'Planned surgery and short stays',
    'Hospital serving the surrounding towns',
  ],
  'imaging-centre': [
    'X-ray, ultrasound and MRI by appointment',
    'Scans with a report in two days',
    'Imaging centre with an open MRI',
    'Low-dose CT and mammography',
  ],
  'home-nursing': [
    'Nurses who come to your home',
    'Wound care and injections at home',
    'Home nursing seven days a week',
    'Help at home after a hospital stay',
  ],
  'vaccination-centre': [
    'Routine and travel vaccinations',
    'Vaccinations without an appointment',
    'Travel clinic and flu point',
    'Certificates and boosters while you wait',
  ],
  'disability-service': [
    'Day centre and advice for disabled people',
    'Independent living support',
    'Equipment loans and personal assistance',
    'Run by and for disabled people',
  ],
  'addiction-service': [
    'Confidential help with alcohol and drugs',
    'Counselling for you and your family',
    'Free, private and without judgement',
    'Support to cut down or stop',
  ],
  'rehabilitation-centre': [
    'Rehabilitation after stroke and injury',
    'Day programmes for heart and lungs',
    'Speech, occupational and physical therapy',
    'Getting back on your feet, step by step',
  ],
  'emergency-department': [
    'Emergency care day and night',
    'Serious illness and injury, all ages',
    'Emergency department with a children’s area',
    'Urgent care around the clock',
  ],
};

const about = [
  'The team has worked here since {year} and knows the neighbourhood well.',
  'We moved into this building in {year}, after a full refit.',
  'The practice was founded in {year} and is still run by people who live nearby.',
  'Three of our staff have been here since we opened in {year}.',
  'Opened in {year} in a former ship chandler’s, with high ceilings and plenty of light.',
] as const;
const visit = [
  'Give your name at the desk and say if you need help to fill in forms; somebody will sit down with you.',
  'On busy mornings the wait can be half an hour. Afternoons are calmer.',
  'Bring your insurance card and a list of the medicines you take.',
  'You may bring one person with you; children are welcome.',
  'If you cannot come, call before ten so that somebody else can have your time.',
  'Please tell us beforehand if you need an interpreter or a quiet room.',
  'Follow the green line on the floor from the entrance to the reception.',
] as const;
const money = [
  'Insured patients pay nothing at the desk.',
  'Prices are posted at the entrance and you are told before anything costs money.',
  'Ask about the sliding scale if money is short; nobody is turned away.',
  'We bill the national insurance directly.',
] as const;
const extras = [
  'There is a bench and a water fountain in the courtyard.',
  'The waiting room has a children’s corner and a small library.',
  'A lift serves all floors; the side entrance has no step.',
  'Bus stops on both sides of the street; the tram is five minutes away.',
  'Results and letters are sent by post unless you ask for email.',
  'We train students, who are always introduced and whom you may decline.',
] as const;

/** The facts a text is generated from. */
export interface TextContext {
  categoryId: string;
  name: string;
  street: string;
  district: string;
  city: string;
  landmark: string | undefined;
  services: readonly string[];
}

/** One line about a facility, 20–200 characters. */
export function shortText(chance: Stream, context: TextContext): string {
  const lead = chance.pick(leads[context.categoryId] ?? ['Health and care services']);
  const places = [
    `on ${context.street}`,
    `in ${context.district}`,
    `in the middle of ${context.district}`,
    `serving ${context.district} and around`,
  ];
  if (context.landmark !== undefined)
    places.push(`close to ${context.landmark}`, `five minutes from ${context.landmark}`);
  const place = chance.pick(places);
  return `${lead}${place.startsWith('serving') || lead.includes(',') ? ',' : ''} ${place}`.slice(0, 200);
}

/** A few paragraphs of Markdown about a facility; about one in eight has only a sentence. */
export function longText(chance: Stream, context: TextContext, lead: string): string {
  if (chance.chance(0.12)) return `${lead}.`;
  const first = `${lead}. ${chance.pick(about).replace('{year}', String(chance.int(1931, 2024)))}`;
  const offered =
    context.services.length > 2
      ? `### What we offer\n\n${context.services
          .slice(0, 4)
          .map((service) => `- ${service}`)
          .join('\n')}`
      : '';
  const second = chance.some(visit, chance.int(1, 2)).join(' ');
  const third = [chance.chance(0.5) ? chance.pick(money) : '', chance.chance(0.6) ? chance.pick(extras) : '']
    .filter(Boolean)
    .join(' ');
  return [first, offered, `### Your visit\n\n${second}`, third].filter(Boolean).join('\n\n');
}
