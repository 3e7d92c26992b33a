import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router-dom';

import { LoadingBar } from '#components/LoadingBar';

import { PageFallback } from './PageFallback';

/** The empty layout of the directory: a loading bar and one outlet (specification, section 2). */
export function EmptyLayout() {
  const { t } = useTranslation('app');
  const navigation = useNavigation();
  return (
    <>
      {navigation.state === 'idle' ? null : <LoadingBar label={t('loading')} />}
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
    </>
  );
}
