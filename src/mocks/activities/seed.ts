import { facilityPath, paths } from '#domain/paths';
import { dayMs, hourMs, minuteMs } from '#lib/time/duration';

import { isoInstant } from '#mocks/core/time';
import { personByName } from '#mocks/people/seed';

import type { ActionName } from './activityTexts';
import type { StoredActivity } from './store';

interface SeedActivity {
  ageMs: number;
  action: ActionName;
  /** Name of the person; none for the service itself. */
  by?: string;
  subject: string;
  link: string;
  note?: string;
}

const facility = (slug: string) => facilityPath(slug);
const task = (n: number) => paths.task.replace(':id', `tsk_${String(n).padStart(4, '0')}`);
const contact = (name: string) => paths.contact.replace(':id', personByName(name).id);

const saltmarket = { subject: 'Saltmarket Clinic', link: facility('saltmarket-clinic') };
const harbour = { subject: 'Harbour Pharmacy', link: facility('harbour-pharmacy') };
const millLane = { subject: 'Mill Lane Dental Practice', link: facility('mill-lane-dental-practice') };
const hospital = { subject: 'Calder General Hospital', link: facility('calder-general-hospital') };
const northgate = { subject: 'Northgate Night Pharmacy', link: facility('northgate-night-pharmacy') };
const isikli = { subject: 'Işıklı Eczane', link: facility('isikli-eczane') };
const celik = { subject: 'Dr Çelik Family Practice', link: facility('dr-celik-family-practice') };
const quayside = { subject: 'Quayside Pharmacy', link: facility('quayside-pharmacy') };
const customs = { subject: 'Old Customs House Clinic', link: facility('old-customs-house-clinic') };

/** The ten of the specification, 25 minutes to four days old. */
const recent: readonly SeedActivity[] = [
  {
    ageMs: 25 * minuteMs,
    action: 'requested',
    by: 'Leyla Polat',
    ...isikli,
    note: 'The entrance has a ramp since Monday. I have added two photos.',
  },
  {
    ageMs: 50 * minuteMs,
    action: 'completed',
    by: 'Fatma Doğan',
    subject: 'Show results as they arrive instead of all at once',
    link: task(7),
  },
  { ageMs: 3 * hourMs, action: 'reviewDue', ...northgate },
  {
    ageMs: 5 * hourMs,
    action: 'approved',
    by: 'Alan Okafor',
    ...saltmarket,
    note: 'Opening hours and step-free access checked on site.',
  },
  { ageMs: 11 * hourMs, action: 'edited', by: 'Dylan Hughes', ...quayside },
  {
    ageMs: dayMs + 2 * hourMs,
    action: 'added',
    by: 'Owen Fairweather',
    subject: 'Felix Baumgartner',
    link: contact('Felix Baumgartner'),
  },
  {
    ageMs: dayMs + 7 * hourMs,
    action: 'rejected',
    by: 'Kemal Erdoğan',
    ...millLane,
    note: 'The licence number belongs to another practice. Please send the certificate of this address.',
  },
  { ageMs: 2 * dayMs + hourMs, action: 'reviewDue', ...hospital },
  { ageMs: 3 * dayMs, action: 'edited', by: 'Merve Özdemir', ...celik },
  { ageMs: 4 * dayMs - hourMs, action: 'requested', by: 'Hakan Yıldız', ...harbour },
];

/** What happened before, repeated over seven weeks. */
const earlier: ReadonlyArray<Omit<SeedActivity, 'ageMs'>> = [
  { action: 'approved', by: 'Alan Okafor', ...isikli },
  { action: 'completed', by: 'Priya Raman', subject: 'Translate the letters about rejected requests', link: task(22) },
  { action: 'edited', by: 'Owen Fairweather', ...customs },
  { action: 'reviewDue', ...celik },
  {
    action: 'requested',
    by: 'Cleo Marchetti',
    ...northgate,
    note: 'Open through the night from Thursday to Saturday.',
  },
  { action: 'added', by: 'Mira Castellanos', subject: 'Priya Raman', link: contact('Priya Raman') },
  { action: 'approved', by: 'Alan Okafor', ...quayside },
  { action: 'edited', by: 'Leyla Polat', ...isikli },
  {
    action: 'rejected',
    by: 'Alan Okafor',
    ...customs,
    note: 'Closed when we called. Please confirm the new opening date.',
  },
  {
    action: 'completed',
    by: 'Emre Çelik',
    subject: 'Doğrulama bağlantılarının süresini yedi güne indir',
    link: task(18),
  },
  { action: 'reviewDue', ...harbour },
  { action: 'requested', by: 'Isla Robertson', ...millLane },
];

function toStored({ ageMs, action, by, subject, link, note }: SeedActivity, id: string): StoredActivity {
  return {
    id,
    action,
    personId: by === undefined ? null : personByName(by).id,
    subject,
    link,
    ...(note !== undefined && { note }),
    date: isoInstant(-ageMs),
  };
}

const idOf = (n: number) => `act_${String(n + 1).padStart(5, '0')}`;

/** This many activities, newest first: those of the specification, and before them what happens every day. */
export function manyActivities(count: number): StoredActivity[] {
  const hoursBetween = 29;
  return Array.from({ length: count }, (_, n) => {
    const own = recent[n];
    const older = earlier[(n - recent.length + earlier.length) % earlier.length];
    const ageMs = 4 * dayMs + (n - recent.length + 1) * hoursBetween * hourMs;
    return own ? toStored(own, idOf(n)) : older ? toStored({ ...older, ageMs }, idOf(n)) : undefined;
  }).filter((one) => one !== undefined);
}

/** The sample activities of a person, newest first. */
export const sampleActivities = (): StoredActivity[] => manyActivities(recent.length + 3 * earlier.length + 2);
