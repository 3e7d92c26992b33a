import ArchiveBoxArrowDownIcon from '@heroicons/react/24/outline/ArchiveBoxArrowDownIcon';
import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import { TagMenu } from '#components/TagMenu';

import type { Note } from './api';
import { ColorField } from './ColorField';
import { useNotesScreen } from './notesContext';

export type BulkActionsProps = {
  /** The selected notes. */
  notes: readonly Note[];
  /** Called when they leave the list, and the actions with them. */
  onDone: () => void;
};

/** The actions for the selected notes. */
export function BulkActions({ notes, onDone }: BulkActionsProps) {
  const { t } = useTranslation('notes');
  const { filter, labels, actions } = useNotesScreen();
  const isArchive = filter.view === 'archive';
  const [first, ...rest] = notes;
  return (
    <>
      <IconButton
        label={t(isArchive ? 'action.unarchive' : 'action.archive')}
        icon={isArchive ? ArchiveBoxArrowDownIcon : ArchiveBoxIcon}
        onClick={() => {
          onDone();
          actions.archive(notes, !isArchive);
        }}
      />
      <TagMenu
        label={t('fields.labels')}
        tags={labels}
        tagsOfRecords={notes.map((note) => note.labels.map(({ id }) => id))}
        onChange={(id, added) => {
          const label = labels.find((one) => one.id === id);
          if (label) actions.label(notes, label, added);
          if (!added && id === filter.label) onDone();
        }}
      />
      <ColorField
        color={first && rest.every(({ color }) => color === first.color) ? first.color : null}
        onChange={(color) => actions.color(notes, color)}
      />
      <IconButton
        label={t('action.remove')}
        icon={TrashIcon}
        onClick={() => {
          onDone();
          actions.remove(notes);
        }}
      />
    </>
  );
}
