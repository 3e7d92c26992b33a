import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { HorizontalNavigation } from '#components/HorizontalNavigation';
import { navigationQuery } from '#modules/navigation/queries';

import { NavigationStatus } from './NavigationStatus';
import { useCurrentHref } from './useCurrentHref';

/** The console's navigation along the top of the page. */
export function TopNavigation() {
  const { t } = useTranslation('app-navigation');
  const query = useQuery(navigationQuery());
  const at = useCurrentHref();
  const items = query.data?.horizontal;
  return (
    <HorizontalNavigation
      label={t('label')}
      items={items ?? []}
      currentHref={at}
      status={items && items.length > 0 ? undefined : <NavigationStatus query={query} look="bar" />}
    />
  );
}
