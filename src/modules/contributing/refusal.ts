import { HttpError } from '#lib/http/request';
import { classifyFailure } from '#lib/http/failure';
import type { FailureKind } from '#lib/http/failure';

/** The code of the problem that was answered; `undefined` without an answer. */
export function problemCode(error: unknown): string | undefined {
  return error instanceof HttpError ? error.problem.code : undefined;
}

/** A text that a problem brings along. */
export function problemString(error: unknown, key: string): string | undefined {
  const value: unknown = error instanceof HttpError ? error.problem[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** A number that a problem brings along. */
export function problemNumber(error: unknown, key: string): number | undefined {
  const value: unknown = error instanceof HttpError ? error.problem[key] : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Minutes until a call that was made too often may be made again. */
export function retryAfterMinutes(error: unknown): number | undefined {
  if (!(error instanceof HttpError) || error.status !== 429) return undefined;
  return Math.max(1, Math.ceil((problemNumber(error, 'retryAfter') ?? 60) / 60));
}

/** Key of the sentence that says why something was not done. */
export function errorKey(error: unknown): `failure.${'offline' | 'timeout' | 'unreachable' | 'server' | 'refused'}` {
  const { kind } = classifyFailure(error);
  const known: Partial<Record<FailureKind, 'offline' | 'timeout' | 'unreachable' | 'refused'>> = {
    offline: 'offline',
    timeout: 'timeout',
    unreachable: 'unreachable',
    refused: 'refused',
    forbidden: 'refused',
    notFound: 'refused',
  };
  return `failure.${known[kind] ?? 'server'}`;
}
