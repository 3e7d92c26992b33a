import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { LanguageMenu } from '#modules/languages/LanguageMenu';
import { parseVariant } from '#modules/session/sessionVariant';

import { config } from '#app/config';
import { PageFallback } from '#app/layouts/PageFallback';
import { ScrollRestoration } from '#app/layouts/ScrollRestoration';
import { RouteAnnouncer } from '#app/layouts/RouteAnnouncer';
import { AuthLayout } from './AuthLayout';

/** Layout route of the sign-in and sign-up screens, in the variant from the address or the configuration. */
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
