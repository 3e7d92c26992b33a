import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { HttpError } from '#lib/http';

import { CrashPage } from './CrashPage';
import { Starting } from './Starting';

const NotFoundPage = lazy(() => import('./pages/NotFoundPage').then(({ Component }) => ({ default: Component })));

function isNotFound(error: unknown): boolean {
  if (isRouteErrorResponse(error) || error instanceof HttpError) return error.status === 404;
  return false;
}

/** What a page answers that it cannot show: nothing at this address, or a fault of ours. */
export function RouteErrorPage() {
  const error = useRouteError();
  if (!isNotFound(error)) return <CrashPage />;
  return (
    <Suspense fallback={<Starting />}>
      <NotFoundPage />
    </Suspense>
  );
}
