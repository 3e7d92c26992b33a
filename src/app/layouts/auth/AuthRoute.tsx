import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { LanguageMenu } from '#modules/languages/LanguageMenu';
import { readLook } from '#modules/session/sessionVariant';

import { config } from '#app/config';
import { Starting } from '#app/layouts/PageFallback';
import { KeepScroll } from '#app/layouts/KeepScroll';
import { RouteFocus } from '#app/layouts/RouteAnnouncer';
import { SessionFrame } from './AuthLayout';

/** What the screens of a session stand in, in the look that the address or the configuration asks for. */
export function Component() {
  const { search } = useLocation();
  return (
    <>
      <SessionFrame look={readLook(new URLSearchParams(search), config.sessionLook)} tools={<LanguageMenu />}>
        <Suspense fallback={<Starting />}>
          <Outlet />
        </Suspense>
      </SessionFrame>
      <RouteFocus />
      <KeepScroll />
    </>
  );
}
