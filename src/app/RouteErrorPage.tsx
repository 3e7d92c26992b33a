import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router-dom';

import { CrashPage } from './CrashPage';
import { isNotFound } from './isNotFound';
import { Starting } from './Starting';

const NotFoundPage = lazy(() => import('./pages/NotFoundPage').then(({ Component }) => ({ default: Component })));

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
