import GlobeAltIcon from '@heroicons/react/24/outline/GlobeAltIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import MapPinIcon from '@heroicons/react/24/outline/MapPinIcon';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { List, ListItem } from '#components/List';
import { paths } from '#domain/paths';
import { buildSearchPath } from '#modules/facility-search/searchPath';

import { HomeBlock } from './HomeBlock';
import * as styles from './home.css';

const calder = { kind: 'place', key: 'port-calder' } as const;

const ways = [
  { name: 'find', href: paths.searchForm, icon: MagnifyingGlassIcon },
  { name: 'pharmacies', href: buildSearchPath({ location: calder, term: 'pharmacy' }), icon: MapPinIcon },
  { name: 'clinics', href: buildSearchPath({ location: calder, term: 'clinic' }), icon: MapPinIcon },
  { name: 'hospitals', href: buildSearchPath({ location: { kind: 'anywhere' }, term: 'hospital' }), icon: MapPinIcon },
  { name: 'open', href: paths.home, icon: GlobeAltIcon },
] as const;

/** Links to the public directory: its search, three prepared searches, its home page. */
export function DirectoryBlock() {
  const { t } = useTranslation('app-home');
  return (
    <HomeBlock title={t('directory.title')}>
      <div className={styles.rows}>
        <List density="compact" variant="spaced">
          {ways.map(({ name, href, icon }) => (
            <ListItem
              key={name}
              title={t(`directory.${name}`)}
              href={href}
              leadingVisual={<Icon source={icon} size="small" />}
            />
          ))}
        </List>
      </div>
    </HomeBlock>
  );
}
