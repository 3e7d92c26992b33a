import { isRouteErrorResponse } from 'react-router-dom';

import { HttpError } from '#lib/http/request';

/** Returns whether an error means that nothing exists at this address, which is a regular response and not a fault. */
export function isNotFound(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof HttpError) && error.status === 404;
}

/** Logs an error to the console unless it is a 404. */
export function reportError(error: unknown): void {
  if (!isNotFound(error)) console.error(error);
}
