import ArchiveBoxArrowDownIcon from '@heroicons/react/24/outline/ArchiveBoxArrowDownIcon';
import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import SwatchIcon from '@heroicons/react/24/outline/SwatchIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import SolidBookmarkIcon from '@heroicons/react/24/solid/BookmarkIcon';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import { Menu } from '#components/Menu';
import { ToggleButton } from '#components/ToggleButton';

import type { Note } from './api';
import { ColorField, colorNames } from './ColorField';
import * as styles from './NoteCard.css';
import { useNotesScreen } from './notesContext';

export type CardToolsProps = {
  note: Note;
  /** What the note is called. */
  name: string;
};

/** What can be done with a note without opening it, as buttons. */
export function CardTools({ note, name }: CardToolsProps) {
  const { t } = useTranslation('notes');
  const { actions } = useNotesScreen();
  return (
    <div className={styles.tools} role="group" aria-label={t('card.tools', { title: name })}>
      <ToggleButton
        label={t('fields.pinned')}
        icon={BookmarkIcon}
        iconPressed={SolidBookmarkIcon}
        iconOnly
        pressed={note.pinned}
        onChange={(pinned) => actions.change(note, { pinned })}
      />
      <ColorField color={note.color} onChange={(color) => actions.change(note, { color })} />
      <IconButton
        label={t(note.archived ? 'action.unarchive' : 'action.archive')}
        icon={note.archived ? ArchiveBoxArrowDownIcon : ArchiveBoxIcon}
        onClick={() => actions.archive([note], !note.archived)}
      />
      <IconButton label={t('action.remove')} icon={TrashIcon} onClick={() => actions.remove([note])} />
    </div>
  );
}

const colorId = (color: string) => `color-${color}`;

/** The same as a menu, for devices on which nothing hovers. */
export function CardMenu({ note, name }: CardToolsProps) {
  const { t } = useTranslation('notes');
  const { actions } = useNotesScreen();
  const colors = [null, ...colorNames].map((color) => ({
    id: colorId(color ?? 'none'),
    label: t(`colors.${color ?? 'none'}`),
    checked: color === note.color,
    choose: () => actions.change(note, { color }),
  }));
  function run(id: string) {
    if (id === 'pin') actions.change(note, { pinned: !note.pinned });
    else if (id === 'archive') actions.archive([note], !note.archived);
    else if (id === 'remove') actions.remove([note]);
    else colors.find((color) => color.id === id)?.choose();
  }
  return (
    <Menu
      label={t('card.tools', { title: name })}
      align="end"
      onAction={run}
      sections={[
        {
          id: 'note',
          items: [
            {
              id: 'pin',
              label: t(note.pinned ? 'action.unpin' : 'fields.pinned'),
              icon: note.pinned ? SolidBookmarkIcon : BookmarkIcon,
            },
            {
              id: 'color',
              label: t('fields.color'),
              icon: SwatchIcon,
              submenu: [{ id: 'colors', kind: 'radio', items: colors.map(({ choose: _choose, ...item }) => item) }],
            },
            {
              id: 'archive',
              label: t(note.archived ? 'action.unarchive' : 'action.archive'),
              icon: note.archived ? ArchiveBoxArrowDownIcon : ArchiveBoxIcon,
            },
          ],
        },
        { id: 'removal', items: [{ id: 'remove', label: t('action.remove'), icon: TrashIcon, tone: 'error' }] },
      ]}
    />
  );
}
