import StarIcon from '@heroicons/react/20/solid/StarIcon';
import { memo, useState } from 'react';
import type { DragEvent } from 'react';

import { Highlight } from '#components/Highlight';
import { Icon } from '#components/Icon';
import { Menu } from '#components/Menu';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { formatBytes } from '#lib/format/formatBytes';
import { formatDateTime } from '#lib/format/formatDateTime';
import { visuallyHidden } from '#theme/mixins.css';

import type { FileItem, LocatedItem } from './api';
import * as styles from './FileEntry.css';
import { useFilesScreen } from './filesContext';
import { isFolder } from './fileTree';
import { FileVisual } from './FileVisual';
import { Thumbnail } from './Thumbnail';
import { useItemMenu } from './useItemMenu';

export type FileEntryProps = {
  item: FileItem | LocatedItem;
  display: 'grid' | 'list';
  /** The items that are dragged with this one. */
  draggedWith: (item: FileItem) => readonly FileItem[];
};

/** Type of dragged items of the file manager. */
export const dragType = 'application/x-file-manager-items';

/** An item in a list, as a card or as a row. */
export const FileEntry = memo(function FileEntry({ item, display, draggedWith }: FileEntryProps) {
  const { t, language, address, cutIds, isTrash } = useFilesScreen();
  const [active, setActive] = useState(false);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const folder = isFolder(item);
  const size = formatBytes(item.bytes, language);
  const path = 'path' in item ? item.path : undefined;
  const location = path === undefined ? undefined : [t('views.folder'), ...path.map(({ name }) => name)].join(' / ');

  function handleDragStart(event: DragEvent<HTMLDivElement>) {
    const items = draggedWith(item);
    event.dataTransfer.setData(dragType, JSON.stringify(items.map(({ id }) => id)));
    event.dataTransfer.setData('text/plain', items.map(({ name }) => name).join('\n'));
    event.dataTransfer.effectAllowed = 'copyMove';
  }

  const name = (
    <bdi className={display === 'grid' ? styles.cardName : styles.name} title={item.name}>
      <Highlight text={item.name} query={address.q} />
    </bdi>
  );
  const star = item.favorite ? (
    <span className={styles.star}>
      <Icon source={StarIcon} size="small" />
      <span className={visuallyHidden}>{t('fields.favorite')}</span>
    </span>
  ) : null;
  const menu = active || isTouch ? <EntryMenu item={item} size={isTouch ? 'medium' : 'small'} /> : null;
  return (
    <div
      className={display === 'grid' ? styles.card : styles.row}
      data-file-id={item.id}
      data-drop-folder={folder && !isTrash ? item.id : undefined}
      data-cut={cutIds.includes(item.id) || undefined}
      draggable={!isTrash && !isTouch}
      onDragStart={handleDragStart}
      onPointerEnter={() => setActive(true)}
      onPointerLeave={({ currentTarget }) => setActive(currentTarget.contains(document.activeElement))}
      role="presentation"
    >
      {display === 'grid' ? (
        <>
          <span className={styles.preview}>
            <Thumbnail item={item} />
          </span>
          <span className={styles.facts}>
            <span className={styles.text}>
              {name}
              <span className={styles.meta}>
                {star}
                {location ?? (folder ? t('list.files', { count: item.fileCount ?? 0 }) : size)}
                {location === undefined ? ` · ${formatDateTime(item.modifiedAt, 'monthDay', language)}` : null}
              </span>
            </span>
            <span className={styles.menu}>{menu}</span>
          </span>
        </>
      ) : (
        <>
          <FileVisual item={item} size="small" />
          <span className={styles.text}>
            {name}
            <span className={styles.rowMeta} data-always={location !== undefined || undefined}>
              {location ?? size}
            </span>
          </span>
          <span className={styles.starCell}>{star}</span>
          <span className={styles.cell}>{formatDateTime(item.modifiedAt, 'recent', language)}</span>
          <span className={styles.cell} data-end="">
            {size}
          </span>
          <span className={styles.cell}>{folder ? t('fields.folder') : item.type}</span>
          <span className={styles.menu}>{menu}</span>
        </>
      )}
    </div>
  );
});

function EntryMenu({ item, size }: { item: FileItem; size: 'small' | 'medium' }) {
  const { t } = useFilesScreen();
  const { sectionsFor, run } = useItemMenu();
  return (
    <Menu
      label={t('list.actionsFor', { name: item.name })}
      size={size}
      align="end"
      // The keys of the list open the menu of the item that has the focus.
      tabStop={false}
      sections={sectionsFor([item])}
      onAction={(id) => run(id, [item])}
    />
  );
}
