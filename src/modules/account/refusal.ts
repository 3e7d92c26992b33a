import { HttpError } from '#lib/http/request';
import { classifyFailure } from '#lib/http/failure';
import type { FailureKind } from '#lib/http/failure';

/** The code of the problem that was answered; `undefined` without an answer. */
export function problemCode(error: unknown): string | undefined {
  return error instanceof HttpError ? error.problem.code : undefined;
}

/** A number that a problem brings along; `undefined` where there is none. */
export function problemNumber(error: unknown, key: string): number | undefined {
  const value: unknown = error instanceof HttpError ? error.problem[key] : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** What the problem says is true now, where somebody else changed it meanwhile. */
export function conflictingRecord(error: unknown): unknown {
  return problemCode(error) === 'revision-conflict' && error instanceof HttpError
    ? error.problem['current']
    : undefined;
}

/** Minutes until a call that was made too often may be made again; `undefined` for every other failure. */
export function retryAfterMinutes(error: unknown): number | undefined {
  if (!(error instanceof HttpError) || error.status !== 429) return undefined;
  return Math.max(1, Math.ceil((problemNumber(error, 'retryAfter') ?? 60) / 60));
}

/** Key of the sentence that says why something was not saved. */
export function errorKey(error: unknown): `failure.${'offline' | 'timeout' | 'unreachable' | 'server'}` {
  const { kind } = classifyFailure(error);
  const known: Partial<Record<FailureKind, 'offline' | 'timeout' | 'unreachable'>> = {
    offline: 'offline',
    timeout: 'timeout',
    unreachable: 'unreachable',
  };
  return `failure.${known[kind] ?? 'server'}`;
}
