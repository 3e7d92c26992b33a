import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { LanguageMenu } from '#modules/languages/LanguageMenu';
import { parseVariant } from '#modules/session/sessionVariant';

import { config } from '#app/config';
import { PageFallback } from '#app/layouts/PageFallback';
import { ScrollRestoration } from '#app/layouts/ScrollRestoration';
import { RouteAnnouncer } from '#app/layouts/RouteAnnouncer';
import { AuthLayout } from './AuthLayout';

/** What the screens of a session stand in, in the look that the address or the configuration asks for. */
export function Component() {
  const { search } = useLocation();
  return (
    <>
      <AuthLayout look={parseVariant(new URLSearchParams(search), config.sessionLook)} tools={<LanguageMenu />}>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </AuthLayout>
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
