import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { Highlight } from '#components/Highlight';
import { Icon } from '#components/Icon';
import type { IconProps } from '#components/Icon';
import { Link } from '#components/Link';
import { RecordLayoutSidebarButton } from '#components/RecordLayout';
import { RecordList } from '#components/RecordList';
import { Skeleton } from '#components/Skeleton';
import { VirtualGrid } from '#components/VirtualGrid';
import type { VirtualHandle } from '#components/VirtualList';

import type { ListedIcon } from './findIcons';
import * as styles from './IconGrid.css';
import { iconHref } from './iconPath';
import type { IconAddress } from './iconPath';
import type { IconSize } from './iconSets';
import type { ListedIconSet } from './queries';

/** Pause in ms after the last key before a search starts. */
const searchPause = 120;

const sizeNames: Readonly<Record<IconSize, NonNullable<IconProps['size']>>> = {
  16: 'small',
  20: 'medium',
  24: 'large',
  32: 32,
  40: 40,
  48: 48,
  64: 64,
};

/** Height in px of a tile without its icon. */
const tileHeight = 72;

export type IconGridProps = {
  query: UseQueryResult<ListedIconSet[]>;
  address: IconAddress;
  title: string;
  found: readonly ListedIcon[];
  /** The search that has found them. */
  search: string;
  size: IconSize;
  onSearch: (text: string) => void;
  /** Opens an icon, or closes the open one. */
  onOpen: (fullName: string | undefined) => void;
  headerEnd: ReactNode;
  searchRef: Ref<HTMLInputElement>;
  gridRef: RefObject<VirtualHandle | null>;
};

const keyOf = ({ fullName }: ListedIcon) => fullName;

/** The icons of a set that a search has found. */
export function IconGrid({
  query,
  address,
  title,
  found,
  search,
  size,
  onSearch,
  onOpen,
  headerEnd,
  searchRef,
  gridRef,
}: IconGridProps) {
  const { t } = useTranslation('icons');
  const { view, icon: openIcon, q } = address;
  // Stable while scrolling, so that only newly visible tiles render.
  const renderTile = useCallback(
    (icon: ListedIcon) => <Tile icon={icon} size={size} search={search} isSetShown={view === 'all'} />,
    [size, search, view],
  );
  return (
    <RecordList
      virtual
      label={t('list.label')}
      title={title}
      headingLevel={openIcon === undefined ? 1 : 2}
      summary={query.data === undefined ? undefined : t('list.count', { count: found.length })}
      headerStart={<RecordLayoutSidebarButton label={t('openSets')} />}
      headerEnd={headerEnd}
      search={{ label: t('list.search'), value: q, onSearch, pause: searchPause }}
      searchRef={searchRef}
      query={query}
      what={t('list.what')}
      getItems={() => found}
      getKey={keyOf}
      rowsLabel={title}
      listKey={view}
      skeleton={<TileSkeletons />}
      renderRow={renderTile}
      renderItems={({ items }) => (
        <Tiles
          key={view}
          label={title}
          icons={items}
          search={search}
          renderTile={renderTile}
          size={Number(size)}
          isSetShown={view === 'all'}
          openIcon={openIcon}
          onOpen={onOpen}
          gridRef={gridRef}
        />
      )}
      empty={
        <EmptyState
          icon={MagnifyingGlassIcon}
          title={t('list.noMatch', { search: q })}
          description={t(view === 'all' ? 'list.noMatchAll' : 'list.noMatchText')}
          action={
            view === 'all' ? (
              <Link href={iconHref({ ...address, q: '', icon: undefined })}>{t('list.showAll')}</Link>
            ) : (
              <Link href={iconHref({ ...address, view: 'all', icon: undefined })}>{t('list.searchAll')}</Link>
            )
          }
        />
      }
    />
  );
}

type TilesProps = {
  label: string;
  icons: readonly ListedIcon[];
  search: string;
  renderTile: (icon: ListedIcon) => ReactNode;
  /** Edge length of the icons in px. */
  size: number;
  isSetShown: boolean;
  openIcon: string | undefined;
  onOpen: (fullName: string | undefined) => void;
  gridRef: RefObject<VirtualHandle | null>;
};

function Tiles({ label, icons, search, renderTile, size, isSetShown, openIcon, onOpen, gridRef }: TilesProps) {
  const showOpenIcon = useEffectEvent(() => {
    const at = icons.findIndex(({ fullName }) => fullName === openIcon);
    gridRef.current?.scrollTo(Math.max(0, at));
  });
  // A link to an icon shows it in its place; other results begin at the first one.
  useEffect(() => showOpenIcon(), [search]);
  return (
    <div className={styles.grid}>
      <VirtualGrid
        ref={gridRef}
        label={label}
        items={icons}
        itemKey={keyOf}
        minTileWidth={isSetShown || size > 32 ? 128 : 104}
        estimatedHeight={tileHeight + size}
        gap={8}
        selectedKeys={openIcon === undefined ? [] : [openIcon]}
        onSelectionChange={([key]) => onOpen(key)}
        onAction={onOpen}
      >
        {renderTile}
      </VirtualGrid>
    </div>
  );
}

type TileProps = { icon: ListedIcon; size: IconSize; search: string; isSetShown: boolean };

function Tile({ icon: { fullName, name, set }, size, search, isSetShown }: TileProps) {
  const { t } = useTranslation('icons');
  // Long names of Material icons may break after an underscore, as those of the others do after a hyphen.
  const parts = [...name.matchAll(/[^_]+_?|_/g)].map(({ 0: text, index: start }) => ({ start, text }));
  return (
    <div className={styles.tile}>
      <Icon name={fullName} size={sizeNames[size]} />
      <div className={styles.text}>
        <span className={styles.name}>
          {parts.map(({ start, text }) => (
            <span key={start}>
              {start === 0 ? null : <wbr />}
              {search === '' ? text : <Highlight text={text} query={search} />}
            </span>
          ))}
        </span>
        {isSetShown ? <span className={styles.set}>{t(`sets.${set}`)}</span> : null}
      </div>
    </div>
  );
}

function TileSkeletons() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 48 }, (_, tile) => (
        <div key={tile} className={styles.skeletonTile}>
          <Skeleton variant="circle" size="small" />
          <Skeleton width="narrow" />
        </div>
      ))}
    </div>
  );
}
