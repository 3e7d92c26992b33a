import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router-dom';

import { LoadingBar } from '#components/LoadingBar';

import { Starting } from '#app/Starting';

/** The bare page: a loading bar and one outlet for the routed screen (specification, section 2). */
export function EmptyLayout() {
  const { t } = useTranslation('app');
  const navigation = useNavigation();
  return (
    <>
      {navigation.state === 'idle' ? null : <LoadingBar label={t('loading')} />}
      <Suspense fallback={<Starting />}>
        <Outlet />
      </Suspense>
    </>
  );
}
