import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { CrashPage } from './CrashPage';
import { isNotFound } from './reportError';
import { PageFallback } from '#app/layouts/PageFallback';

const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage')).Component }));
const RefusedPage = lazy(async () => ({ default: (await import('./RefusedPage')).RefusedPage }));

/** Error page of a route: page not found, access refused or an unexpected error. */
export function RouteErrorPage() {
  const error = useRouteError();
  // Error responses other than 404 are thrown by route middleware.
  const isRefusal = isRouteErrorResponse(error) && !isNotFound(error);
  if (!isRefusal && !isNotFound(error)) return <CrashPage />;
  return (
    <Suspense fallback={<PageFallback />}>{isRefusal ? <RefusedPage answer={error} /> : <NotFoundPage />}</Suspense>
  );
}
