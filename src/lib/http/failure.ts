import { HttpError, NetworkError } from './request';
import type { NetworkFailure } from './request';

/** What went wrong, in the kinds that a person can do something different about. */
export type FailureKind =
  NetworkFailure | 'unauthenticated' | 'forbidden' | 'notFound' | 'tooMany' | 'refused' | 'server' | 'unknown';

/** A failure as a screen may tell it. */
export interface Failure {
  readonly kind: FailureKind;
  /** Repeat it to whoever runs the server. */
  readonly requestId?: string;
  /** The problem's code, for support. */
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

/** Reads whatever was thrown; what is neither of the two errors of a call is `unknown`, or `offline`. */
export function classifyFailure(error: unknown): Failure {
  if (error instanceof HttpError) {
    return { kind: failureKindOfStatus(error.status), requestId: error.requestId, code: error.problem.code };
  }
  if (error instanceof NetworkError) return { kind: error.reason, requestId: error.requestId };
  // Code that cannot be fetched fails with an error of the browser's own.
  return { kind: globalThis.navigator?.onLine === false ? 'offline' : 'unknown' };
}
