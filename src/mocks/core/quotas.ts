import { dayMs, hourMs, minuteMs } from '#lib/time/duration';
import { now } from '#lib/time/clock';

import { defineStore } from './store';
import { ProblemError } from './problem';
import { secondsUntil } from './time';

/** How often something may be done (directory contract 4.2). */
export type QuotaLimit = {
  /** What is limited: `sign-in`. */
  name: string;
  max: number;
  /** In ms. */
  windowMs: number;
};

/** The limits of session, account and contributions. */
export const limits = {
  signIn: { name: 'sign-in', max: 5, windowMs: 15 * minuteMs },
  /** Wrong passwords of who is signed in already. */
  password: { name: 'password', max: 5, windowMs: 15 * minuteMs },
  signUp: { name: 'sign-up', max: 5, windowMs: hourMs },
  forgotPassword: { name: 'forgot-password', max: 3, windowMs: hourMs },
  resend: { name: 'resend', max: 1, windowMs: minuteMs },
  resendDaily: { name: 'resend-daily', max: 5, windowMs: dayMs },
  create: { name: 'create', max: 10, windowMs: dayMs },
} as const satisfies Record<string, QuotaLimit>;

type QuotaUsage = { id: string; times: number[] };

/** When what is limited was tried. */
export const quotas = defineStore<QuotaUsage>('tries', async () => []);
const quotaId = ({ name }: QuotaLimit, subject: string) => `${name} ${subject.trim().toLowerCase()}`;

/** What still counts. What lies ahead was noted before the clock was put back, and would count for ever. */
const withinWindow = ({ windowMs }: QuotaLimit, times: readonly number[]): number[] => {
  const at = now().getTime();
  return times.filter((time) => time <= at && time > at - windowMs);
};

function throwRateLimited({ windowMs }: QuotaLimit, oldest: number): never {
  throw new ProblemError('rate-limited', { retryAfter: secondsUntil(oldest + windowMs) });
}

/** Counts one try of `who`. Throws `rate-limited`, with `retryAfter` in seconds, when there have been too many. */
export async function consumeQuota(limit: QuotaLimit, subject: string): Promise<void> {
  const id = quotaId(limit, subject);
  await quotas.upsert(id, (before) => {
    const times = withinWindow(limit, before?.times ?? []);
    const [oldest] = times;
    if (oldest !== undefined && times.length >= limit.max) throwRateLimited(limit, oldest);
    return { id, times: [...times, now().getTime()] };
  });
}

/** The same, for an answer that must not say so. */
export async function tryConsumeQuota(limit: QuotaLimit, subject: string): Promise<boolean> {
  try {
    await consumeQuota(limit, subject);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

/** Forgets the tries of `who`: the right password was among them. */
export async function resetQuota(limit: QuotaLimit, subject: string): Promise<void> {
  const id = quotaId(limit, subject);
  await quotas.upsert(id, () => ({ id, times: [] }));
}
