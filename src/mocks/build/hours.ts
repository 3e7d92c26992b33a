import type { Facility } from '#domain/facility';

import type { Stream } from '#mocks/directory/seed/random';

type Weekly = Facility['weekly'];

// One pattern per line: days=ranges, e.g. "1-5=0900-1800 6=0900-1300".
const plain = [
  '1-5=0800-1700',
  '1-5=0830-1800',
  '1-5=0900-1700',
  '1-5=0900-1800 6=0900-1300',
  '1-4=0800-1800 5=0800-1500',
  '1-5=0730-1530',
  '1-5=0900-1730',
  '1,3,5=0900-1900 2,4=0800-1600',
  '1-5=1000-1800 6=1000-1400',
];
const shop = [
  '1-5=0830-1900 6=0900-1700',
  '1-6=0900-1900',
  '1-5=0900-2000 6=0900-1800',
  '1-7=0800-2200',
  '1-6=0800-2000 7=1000-1600',
  '1-5=0830-1830 6=0900-1300',
  '1-7=0900-2100',
];
const split = [
  '1-5=0830-1230,1400-1800',
  '1-5=0900-1300,1430-1830',
  '1-5=0800-1200,1300-1700',
  '1-5=0900-1230,1400-1900 6=0900-1230',
  '1,2,4,5=0800-1200,1500-1800 3=0800-1200',
  '1-5=0845-1215,1345-1745',
  '1-5=0900-1200,1600-2000',
];
const night = [
  '1-7=2000-0800',
  '1-5=0900-0100 6-7=1000-0200',
  '1-7=1800-0600',
  '1-4=1800-2300 5-6=1800-0400',
  '1-7=0800-0200',
  '5-7=2100-0700',
];

function days(spec: string): number[] {
  return spec.split(',').flatMap((part) => {
    const [from = 1, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

const clock = (digits: string) => `${digits.slice(0, 2)}:${digits.slice(2)}`;

/** Parses a pattern such as `1-5=0900-1300,1430-1800 6=0900-1300` into a week, in day order. */
export function parseWeek(pattern: string): Weekly {
  return pattern
    .split(' ')
    .flatMap((part) => {
      const [when = '', ranges = ''] = part.split('=');
      return days(when).flatMap((day) =>
        ranges.split(',').map((range) => {
          const [opens = '0900', closes = '1700'] = range.split('-');
          return { day, opens: clock(opens), closes: clock(closes) };
        }),
      );
    })
    .sort((a, b) => a.day - b.day || a.opens.localeCompare(b.opens));
}

/** Opening hours as drawn. */
export interface HoursDraw {
  hoursStatus: Facility['hoursStatus'];
  weekly: Weekly;
  publicHolidays: Facility['publicHolidays'];
}

const alwaysShare: Readonly<Record<string, number>> = {
  'emergency-department': 0.95,
  hospital: 0.5,
  'care-home': 0.27,
};
const appointmentShare: Readonly<Record<string, number>> = {
  'mental-health-service': 0.35,
  'addiction-service': 0.3,
  'home-nursing': 0.3,
  'disability-service': 0.25,
  physiotherapy: 0.3,
  'rehabilitation-centre': 0.2,
};
const nightShare: Readonly<Record<string, number>> = {
  pharmacy: 0.24,
  hospital: 0.3,
  'general-practice': 0.06,
  'addiction-service': 0.2,
  'mental-health-service': 0.06,
};
const shops = new Set(['pharmacy', 'optician', 'vaccination-centre']);

/** Draws opening hours that suit a category. */
export function drawHours(chance: Stream, categoryId: string): HoursDraw {
  const publicHolidays =
    (['closed', 'closed', 'unknown', 'open', 'special'] as const)[chance.weighted([62, 0, 22, 10, 6])] ?? 'closed';
  if (chance.chance(alwaysShare[categoryId] ?? 0)) return { hoursStatus: 'always', weekly: [], publicHolidays: 'open' };
  if (chance.chance(appointmentShare[categoryId] ?? 0))
    return { hoursStatus: 'appointment', weekly: [], publicHolidays };
  if (chance.chance(0.133)) return { hoursStatus: 'unknown', weekly: [], publicHolidays: 'unknown' };
  const pool = chance.chance(nightShare[categoryId] ?? 0)
    ? night
    : chance.chance(0.3)
      ? split
      : shops.has(categoryId)
        ? shop
        : plain;
  return { hoursStatus: 'known', weekly: parseWeek(chance.pick(pool)), publicHolidays };
}

/** Whether a range of the week runs past midnight. */
export function isOvernight(weekly: Weekly): boolean {
  return weekly.some(({ opens, closes }) => closes <= opens);
}
