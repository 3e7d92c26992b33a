import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import samples from 'virtual:icons/samples';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { NavList, NavListGroup, NavListItem } from '#components/NavList';

import type { ListedIcon } from './findIcons';
import { iconHref } from './iconPath';
import type { IconAddress } from './iconPath';
import { iconFamilies, iconSets, setsOfFamily } from './iconSets';
import type { IconFamily, IconSetSlug } from './iconSets';
import * as styles from './IconSidebar.css';

export type IconSidebarProps = {
  address: IconAddress;
  /** What a search in all sets has found, to be counted by set. */
  found: readonly ListedIcon[] | undefined;
};

const sampleOf = (slug: IconSetSlug) =>
  Object.keys(samples).find((name) => name.startsWith(`${iconSets[slug].namespace}:`)) ?? '';

/** Navigation between the sets, with the search and size that are set. */
export function IconSidebar({ address, found }: IconSidebarProps) {
  const { t } = useTranslation('icons');
  const { view, q, size } = address;
  const countIn = (slug: IconSetSlug) => found?.filter(({ set }) => set === slug).length ?? 0;
  return (
    <div className={styles.root}>
      <NavList label={t('setsLabel')}>
        <NavListGroup>
          <NavListItem
            href={iconHref({ view: 'all', q, size })}
            current={view === 'all'}
            leadingIcon={Squares2X2Icon}
            count={found?.length}
            countLabel={t('list.count', { count: found?.length ?? 0 })}
          >
            {t('sets.all')}
          </NavListItem>
        </NavListGroup>
        {(Object.keys(iconFamilies) as IconFamily[]).map((family) => (
          <NavListGroup key={family} title={iconFamilies[family].title}>
            {setsOfFamily(family).map((slug) => (
              <NavListItem
                key={slug}
                href={iconHref({ view: slug, q, size })}
                current={view === slug}
                leadingVisual={<Icon name={sampleOf(slug)} />}
                count={countIn(slug)}
                countLabel={t('list.count', { count: countIn(slug) })}
              >
                {t(`styles.${slug}`)}
              </NavListItem>
            ))}
          </NavListGroup>
        ))}
      </NavList>
    </div>
  );
}
