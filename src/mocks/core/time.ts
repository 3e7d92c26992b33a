import { now } from '#lib/time/clock';
import { secondMs } from '#lib/time/duration';

/** ISO 8601 instant (UTC) of now plus `offset` ms. */
export const isoInstant = (offset = 0): string => new Date(now().getTime() + offset).toISOString();

/** ISO instant of now, later than `before` even within a millisecond or after the clock was set back. */
export function nextInstant(before: string | undefined): string {
  const after = before === undefined ? 0 : Date.parse(before) + 1;
  return new Date(Math.max(now().getTime(), after)).toISOString();
}

/** Whether an instant lies at least `age` ms in the past; a negative age counts instants that far ahead as past. */
export const isPast = (at: string | null, age = 0): boolean => at !== null && Date.parse(at) + age <= now().getTime();

/** Whole seconds from now until a time in epoch ms, at least 1: the value of `Retry-After`. */
export const secondsUntil = (time: number): number => Math.max(1, Math.ceil((time - now().getTime()) / secondMs));
