import type { Problem } from './endpoint';
import { classifyFailure } from './failure';
import { HttpError } from './request';

/** Code of a problem response; `undefined` when the request failed without one. */
export function problemCode(error: unknown): string | undefined {
  return error instanceof HttpError ? error.problem.code : undefined;
}

/** Whether a request failed because its record does not exist, or because its id cannot be one. */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 422);
}

/** A string member of a problem response; `undefined` when it is missing or has another type. */
export function problemString(error: unknown, member: string): string | undefined {
  const value: unknown = error instanceof HttpError ? error.problem[member] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** A finite number member of a problem response; `undefined` when it is missing or has another type. */
export function problemNumber(error: unknown, member: string): number | undefined {
  const value: unknown = error instanceof HttpError ? error.problem[member] : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The record as the server has it now, from a revision conflict; not validated, `undefined` for other failures. */
export function conflictingRecord(error: unknown): unknown {
  return error instanceof HttpError && error.problem.code === 'revision-conflict'
    ? error.problem['current']
    : undefined;
}

/** The response to a call; null where the record does not exist. */
export async function nullIfNotFound<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call;
  } catch (error) {
    if (problemCode(error) === 'not-found') return null;
    throw error;
  }
}

/** Errors of a rejected input (422), one per JSON pointer, as the server lists them; empty for other failures. */
export function validationErrors(error: unknown): NonNullable<Problem['errors']> {
  return error instanceof HttpError && error.status === 422 ? (error.problem.errors ?? []) : [];
}

const defaultRetryAfter = 60;

/** Seconds until a rate-limited request (429) may be repeated, 60 when the server names none; `undefined` for other failures. */
export function retryAfterSeconds(error: unknown): number | undefined {
  if (!(error instanceof HttpError) || error.status !== 429) return undefined;
  const seconds = problemNumber(error, 'retryAfter') ?? 0;
  return seconds > 0 ? seconds : defaultRetryAfter;
}

/** Whole minutes, rounded up, until a rate-limited request (429) may be repeated; `undefined` for other failures. */
export function retryAfterMinutes(error: unknown): number | undefined {
  const seconds = retryAfterSeconds(error);
  return seconds === undefined ? undefined : Math.ceil(seconds / 60);
}

/** Translation key, in the namespace of the caller, of the sentence that says why a request failed. */
export type ErrorKey = `failure.${'offline' | 'timeout' | 'unreachable' | 'refused' | 'server'}`;

/** Finds the sentence that says why a request failed; `refused` stands for every response of 400 to 499 with no better one. */
export function errorKey(error: unknown): ErrorKey {
  const { kind } = classifyFailure(error);
  switch (kind) {
    case 'offline':
    case 'timeout':
    case 'unreachable':
    case 'refused':
      return `failure.${kind}`;
    case 'forbidden':
    case 'notFound':
      return 'failure.refused';
    default:
      return 'failure.server';
  }
}
