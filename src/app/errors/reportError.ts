import { isRouteErrorResponse } from 'react-router-dom';

import { HttpError } from '#lib/http/request';

/** Whether what was thrown says that there is nothing at this address: an answer to tell, not a fault to report. */
export function isNotFound(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof HttpError) && error.status === 404;
}

/** Leaves a fault on the console for whoever looks into it. */
export function reportError(error: unknown): void {
  if (!isNotFound(error)) console.error(error);
}
