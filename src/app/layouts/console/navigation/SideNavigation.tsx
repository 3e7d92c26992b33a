import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { VerticalNavigation } from '#components/VerticalNavigation';
import type { VerticalNavigationProps } from '#components/VerticalNavigation';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { withBadges } from '#lib/navigation/navigationTree';
import { useStore } from '#lib/store/useStore';
import { navigationQuery } from '#modules/navigation/queries';
import { media } from '#theme/media';

import { navigationBadges } from './navigationBadges';
import { NavigationStatus } from './NavigationStatus';
import { useDense } from './useDense';
import { useCurrentHref } from './useCurrentHref';

export type SideNavigationProps = Pick<VerticalNavigationProps, 'appearance' | 'tone' | 'start' | 'end' | 'onAction'>;

/** The tree of each appearance (template inventory, 4.1). */
const trees = {
  default: 'default',
  compact: 'compact',
  dense: 'default',
  futuristic: 'futuristic',
  thin: 'compact',
} as const;

/** The console's navigation beside the page, or in the drawer of a small screen. */
export function SideNavigation({ appearance: wanted = 'default', ...props }: SideNavigationProps) {
  const [dense] = useDense();
  const appearance = wanted === 'dense' && !dense ? 'default' : wanted;
  const { t } = useTranslation('app-navigation');
  const query = useQuery(navigationQuery());
  const at = useCurrentHref();
  // A drawer has room for the labels of the full tree.
  const small = useMediaQuery(media.belowMd);
  const tree = trees[small && appearance !== 'futuristic' ? 'default' : appearance];
  const loaded = query.data?.[tree];
  const badges = useStore(navigationBadges);
  const items = useMemo(() => loaded && withBadges(loaded, badges), [loaded, badges]);
  return (
    <VerticalNavigation
      // Remounts when the items arrive, so that scroll position and expanded items are initialised from them.
      key={items ? 'loaded' : 'waiting'}
      label={t('label')}
      name={tree}
      items={items ?? []}
      currentHref={at}
      appearance={appearance}
      status={
        items && items.length > 0 ? undefined : (
          <NavigationStatus
            query={query}
            look={appearance === 'thin' || appearance === 'dense' ? 'icon' : appearance === 'compact' ? 'tile' : 'row'}
          />
        )
      }
      {...props}
    />
  );
}
