import { HttpError, NetworkError } from './request';
import type { NetworkFailure } from './request';

/** Kinds of failures that users can react to in different ways. */
export type FailureKind =
  NetworkFailure | 'unauthenticated' | 'forbidden' | 'notFound' | 'tooMany' | 'refused' | 'server' | 'unknown';

/** A failure that a screen can show. */
export interface Failure {
  readonly kind: FailureKind;
  /** For reports to the operator of the server. */
  readonly requestId?: string;
  /** Code of the problem, for support. */
  readonly code?: string;
}

function failureKindOfStatus(status: number): FailureKind {
  switch (status) {
    case 401:
      return 'unauthenticated';
    case 403:
      return 'forbidden';
    case 404:
    case 410:
      return 'notFound';
    case 408:
    case 504:
      return 'timeout';
    case 429:
      return 'tooMany';
    default:
      return status >= 500 ? 'server' : 'refused';
  }
}

/** Classifies anything thrown; other than the two errors of a request it is `unknown` or `offline`. */
export function classifyFailure(error: unknown): Failure {
  if (error instanceof HttpError) {
    return { kind: failureKindOfStatus(error.status), requestId: error.requestId, code: error.problem.code };
  }
  if (error instanceof NetworkError) return { kind: error.reason, requestId: error.requestId };
  // A failed dynamic import throws an error of the browser.
  return { kind: globalThis.navigator?.onLine === false ? 'offline' : 'unknown' };
}

/** Whether the server may have done what it was asked for, although the request failed: the response may be lost. */
export function mayHaveSucceeded(error: unknown): boolean {
  if (error instanceof HttpError) return error.status >= 500;
  return error instanceof NetworkError && error.reason !== 'offline';
}
