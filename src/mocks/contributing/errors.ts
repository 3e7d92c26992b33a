import { now } from '#lib/time/clock';

import { ProblemError } from '#mocks/core/problem';

/** Refuses one field, by its JSON pointer and the key of its message. */
export function fieldError(pointer: string, message: string, extras: Record<string, unknown> = {}): ProblemError {
  return new ProblemError('validation-failed', { errors: [{ pointer, code: 'custom', message }], ...extras });
}

/** Refuses until an instant. */
export function rateLimited(until: string, extras: Record<string, unknown> = {}): ProblemError {
  const retryAfter = Math.max(1, Math.ceil((Date.parse(until) - now().getTime()) / 1000));
  return new ProblemError('rate-limited', { retryAfter, until, ...extras });
}

const hour = 3_600_000;
/** A day in ms. */
export const day = 24 * hour;

/** Whether an instant lies so many ms or more in the past. */
export const isPast = (at: string | null, age = 0): boolean => at !== null && Date.parse(at) + age <= now().getTime();
