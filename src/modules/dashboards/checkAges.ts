import { dayMs } from '#lib/time/duration';

/** How long ago the details of a facility were last checked: up to three, six or twelve months, longer, or never. */
export const checkAges = ['quarter', 'half-year', 'year', 'older', 'never'] as const;
/** How long ago the details of a facility were last checked. */
export type CheckAge = (typeof checkAges)[number];

/** How long a request has been waiting: up to a day, a week or a month, or longer. */
export const waitingAges = ['day', 'week', 'month', 'older'] as const;
/** How long a request has been waiting. */
export type WaitingAge = (typeof waitingAges)[number];

/** The first limit that a time in the past is within; `older` for one that is within none. */
function ageWithin<Age extends string>(limits: ReadonlyArray<readonly [Age, days: number]>, at: string, now: number) {
  return limits.find(([, days]) => now - Date.parse(at) <= days * dayMs)?.[0] ?? 'older';
}

const checkLimits = [
  ['quarter', 91],
  ['half-year', 182],
  ['year', 365],
] as const;

/** How long ago a facility was checked; `now` is in ms since 1970. */
export const checkAgeOf = (checkedAt: string | undefined, now: number): CheckAge =>
  checkedAt === undefined ? 'never' : ageWithin(checkLimits, checkedAt, now);

const waitingLimits = [
  ['day', 1],
  ['week', 7],
  ['month', 30],
] as const;

/** How long a request has been waiting; `now` is in ms since 1970. */
export const waitingAgeOf = (submittedAt: string, now: number): WaitingAge =>
  ageWithin(waitingLimits, submittedAt, now);
