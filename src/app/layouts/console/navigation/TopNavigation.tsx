import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { HorizontalNavigation } from '#components/HorizontalNavigation';
import { withBadges } from '#lib/navigation/navigationTree';
import { useStore } from '#lib/store/useStore';
import { navigationQuery } from '#modules/navigation/queries';

import { navigationBadges } from './navigationBadges';
import { NavigationStatus } from './NavigationStatus';
import { useCurrentHref } from './useCurrentHref';

/** The console's navigation along the top of the page. */
export function TopNavigation() {
  const { t } = useTranslation('app-navigation');
  const query = useQuery(navigationQuery());
  const at = useCurrentHref();
  const loaded = query.data?.horizontal;
  const badges = useStore(navigationBadges);
  const items = useMemo(() => loaded && withBadges(loaded, badges), [loaded, badges]);
  return (
    <HorizontalNavigation
      label={t('label')}
      items={items ?? []}
      currentHref={at}
      status={items && items.length > 0 ? undefined : <NavigationStatus query={query} look="bar" />}
    />
  );
}
