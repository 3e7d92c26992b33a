import type { Problem, ProblemCode } from '#lib/http/endpoint';

import { secondsUntil } from './time';

const titles: Readonly<Record<ProblemCode, readonly [status: number, title: string]>> = {
  'validation-failed': [422, 'Some answers need your attention'],
  unauthenticated: [401, 'Sign in to continue'],
  forbidden: [403, 'You may not do this'],
  'email-not-verified': [403, 'Confirm your email address first'],
  'self-decision': [403, 'Another administrator must decide this'],
  'not-found': [404, 'There is nothing here'],
  'link-invalid': [404, 'This link does not work'],
  moved: [409, 'This has a new address'],
  'ambiguous-location': [409, 'There is more than one place with this name'],
  'revision-conflict': [409, 'Somebody changed this meanwhile'],
  'stale-revision': [409, 'The facility has changed since this link was sent'],
  'already-decided': [409, 'This has already been decided'],
  'wrong-link-kind': [409, 'This link is for another page'],
  'request-open': [409, 'There is an open request already'],
  'duplicate-suspected': [409, 'This may be listed already'],
  'link-expired': [410, 'This link has expired'],
  'link-used': [410, 'This link has already been used'],
  'already-verified': [409, 'This email address is already confirmed'],
  'sole-owner': [409, 'Give up what only you own first'],
  'payload-too-large': [413, 'The file is too large'],
  'unsupported-media': [415, 'This file type is not accepted'],
  'rate-limited': [429, 'Too many attempts'],
  'storage-full': [507, 'There is not enough space'],
  unavailable: [503, 'The service is not available'],
  internal: [500, 'There is a problem with the service'],
};

/** Thrown by a handler to respond with `application/problem+json` (directory contract 3.2). */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, extras: Record<string, unknown> = {}) {
    const [status, title] = titles[code];
    super(title);
    this.problem = { type: `urn:directory:problem:${code}`, code, title, status, ...extras };
  }
}

/** 422 for one field, named by its JSON pointer. */
export function fieldError(
  pointer: string,
  code: string,
  message: string,
  extras: Record<string, unknown> = {},
): ProblemError {
  return new ProblemError('validation-failed', { errors: [{ pointer, code, message }], ...extras });
}

/** 429 until an instant. */
export function rateLimited(until: string, extras: Record<string, unknown> = {}): ProblemError {
  return new ProblemError('rate-limited', { retryAfter: secondsUntil(Date.parse(until)), until, ...extras });
}

/** 404 for an unknown id in a store. */
export function recordNotFound(id: string, storeName: string): ProblemError {
  return new ProblemError('not-found', { detail: `There is no record with the id "${id}" in ${storeName}.`, id });
}

/**
 * Thrown by a handler to respond with a body that only the specification defines, named in the endpoint's
 * `plainErrors`.
 */
export class RawErrorResponse extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** The problem code of a status, for injected faults. */
export function codeForStatus(status: number): ProblemCode {
  const entry = Object.entries(titles).find(([, [own]]) => own === status);
  return (entry?.[0] as ProblemCode | undefined) ?? 'internal';
}
