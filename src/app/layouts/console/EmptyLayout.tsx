import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router-dom';

import { LoadingBar } from '#components/LoadingBar';

import { PageFallback } from '#app/layouts/PageFallback';
import type { FrameProps } from './layoutLoaders';

export type EmptyLayoutProps = {
  /** The page; without one it is the routed screen, which brings its own `main`. */
  children?: ReactNode;
};

/** The bare page: a loading bar and one outlet for the routed screen (specification, section 2). */
export function EmptyLayout({ children }: EmptyLayoutProps) {
  const { t } = useTranslation('app');
  const navigation = useNavigation();
  return (
    <>
      {navigation.state === 'idle' ? null : <LoadingBar label={t('loading')} />}
      <Suspense fallback={<PageFallback />}>
        {children === undefined ? (
          <Outlet />
        ) : (
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        )}
      </Suspense>
    </>
  );
}

/** The bare page as one of the eleven layouts of the console. */
export function emptyFrame({ children }: FrameProps) {
  return <EmptyLayout>{children}</EmptyLayout>;
}
