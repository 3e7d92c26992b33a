import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { CrashPage } from './CrashPage';
import { isNotFound } from './reportError';
import { PageFallback } from '#app/layouts/PageFallback';

const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage')).Component }));
const RefusedPage = lazy(async () => ({ default: (await import('./RefusedPage')).RefusedPage }));

/** What a page answers that it cannot show: nothing at this address, not for this person, or a fault of ours. */
export function RouteErrorPage() {
  const error = useRouteError();
  // What is thrown as an answer, and does not say that nothing is there, was thrown by a guard.
  const isRefusal = isRouteErrorResponse(error) && !isNotFound(error);
  if (!isRefusal && !isNotFound(error)) return <CrashPage />;
  return (
    <Suspense fallback={<PageFallback />}>{isRefusal ? <RefusedPage answer={error} /> : <NotFoundPage />}</Suspense>
  );
}
