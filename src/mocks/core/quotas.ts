import { now } from '#lib/time/clock';

import { collection } from './store';
import { ProblemResponse } from './problem';

/** How often something may be done (directory contract 4.2). */
export type Limit = {
  /** What is limited: `sign-in`. */
  name: string;
  most: number;
  /** In ms. */
  within: number;
};

const minute = 60_000;
const hour = 60 * minute;

/** The limits of session, account and contributions. */
export const limits = {
  signIn: { name: 'sign-in', most: 5, within: 15 * minute },
  /** Wrong passwords of who is signed in already. */
  password: { name: 'password', most: 5, within: 15 * minute },
  signUp: { name: 'sign-up', most: 5, within: hour },
  forgotPassword: { name: 'forgot-password', most: 3, within: hour },
  resend: { name: 'resend', most: 1, within: minute },
  resendDaily: { name: 'resend-daily', most: 5, within: 24 * hour },
  create: { name: 'create', most: 10, within: 24 * hour },
} as const satisfies Record<string, Limit>;

type Tries = { id: string; times: number[] };

/** When what is limited was tried. */
export const tries = collection<Tries>('tries', async () => []);
const idOf = ({ name }: Limit, who: string) => `${name} ${who.trim().toLowerCase()}`;

/** What still counts. What lies ahead was noted before the clock was put back, and would count for ever. */
const counted = ({ within }: Limit, times: readonly number[]): number[] => {
  const at = now().getTime();
  return times.filter((time) => time <= at && time > at - within);
};

function refuse({ within }: Limit, oldest: number): never {
  const retryAfter = Math.max(1, Math.ceil((oldest + within - now().getTime()) / 1000));
  throw new ProblemResponse('rate-limited', { retryAfter });
}

/** Counts one try of `who`. Throws `rate-limited`, with `retryAfter` in seconds, when there have been too many. */
export async function takeTry(limit: Limit, who: string): Promise<void> {
  const id = idOf(limit, who);
  await tries.upsert(id, (before) => {
    const times = counted(limit, before?.times ?? []);
    const [oldest] = times;
    if (oldest !== undefined && times.length >= limit.most) refuse(limit, oldest);
    return { id, times: [...times, now().getTime()] };
  });
}

/** The same, for an answer that must not say so. */
export async function mayTry(limit: Limit, who: string): Promise<boolean> {
  try {
    await takeTry(limit, who);
    return true;
  } catch (error) {
    if (error instanceof ProblemResponse) return false;
    throw error;
  }
}

/** Forgets the tries of `who`: the right password was among them. */
export async function forgetTries(limit: Limit, who: string): Promise<void> {
  const id = idOf(limit, who);
  await tries.upsert(id, () => ({ id, times: [] }));
}
