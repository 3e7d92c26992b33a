import { dayMs, hourMs, minuteMs } from '#lib/time/duration';
import { now } from '#lib/time/clock';

import { defineStore } from './store';
import { ProblemError } from './problem';
import { secondsUntil } from './time';

/** How often something may be attempted (directory contract 4.2). */
export type QuotaLimit = {
  /** For example `sign-in`. */
  name: string;
  max: number;
  windowMs: number;
};

/** The limits of session, account and contributions. */
export const limits = {
  signIn: { name: 'sign-in', max: 5, windowMs: 15 * minuteMs },
  /** Wrong current passwords of a signed-in account. */
  password: { name: 'password', max: 5, windowMs: 15 * minuteMs },
  signUp: { name: 'sign-up', max: 5, windowMs: hourMs },
  forgotPassword: { name: 'forgot-password', max: 3, windowMs: hourMs },
  resend: { name: 'resend', max: 1, windowMs: minuteMs },
  resendDaily: { name: 'resend-daily', max: 5, windowMs: dayMs },
  support: { name: 'support', max: 5, windowMs: hourMs },
  create: { name: 'create', max: 10, windowMs: dayMs },
} as const satisfies Record<string, QuotaLimit>;

type QuotaUsage = { id: string; times: number[] };

/** The times of recent attempts, by limit and subject. */
export const quotas = defineStore<QuotaUsage>('quotas', async () => []);
const quotaId = ({ name }: QuotaLimit, subject: string) => `${name} ${subject.trim().toLowerCase()}`;

/**
 * The attempts that still count. Times in the future were recorded before the clock was set back and would never
 * expire.
 */
const withinWindow = ({ windowMs }: QuotaLimit, times: readonly number[]): number[] => {
  const at = now().getTime();
  return times.filter((time) => time <= at && time > at - windowMs);
};

function throwRateLimited({ windowMs }: QuotaLimit, oldest: number): never {
  throw new ProblemError('rate-limited', { retryAfter: secondsUntil(oldest + windowMs) });
}

/** Records one attempt. Throws `rate-limited`, with `retryAfter` in seconds, when there have been too many. */
export async function consumeQuota(limit: QuotaLimit, subject: string): Promise<void> {
  const id = quotaId(limit, subject);
  await quotas.upsert(id, (before) => {
    const times = withinWindow(limit, before?.times ?? []);
    const [oldest] = times;
    if (oldest !== undefined && times.length >= limit.max) throwRateLimited(limit, oldest);
    return { id, times: [...times, now().getTime()] };
  });
}

/** The same without throwing, for responses that must not reveal it; `false` when there have been too many. */
export async function tryConsumeQuota(limit: QuotaLimit, subject: string): Promise<boolean> {
  try {
    await consumeQuota(limit, subject);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}

/** Forgets the attempts, after the right password for example. */
export async function resetQuota(limit: QuotaLimit, subject: string): Promise<void> {
  const id = quotaId(limit, subject);
  await quotas.upsert(id, () => ({ id, times: [] }));
}
