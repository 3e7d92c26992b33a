import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { TagManagerDialog } from '#components/TagManager';

import { noteLimits } from './limits';
import { useNotesScreen } from './notesContext';
import { createLabelMutation, noteLabelsQuery, renameLabelMutation } from './queries';

export type LabelsDialogProps = { open: boolean; onClose: () => void };

/** Adds, renames and deletes the labels of notes; no two are alike. */
export function LabelsDialog({ open, onClose }: LabelsDialogProps) {
  const { t } = useTranslation('notes');
  const { actions } = useNotesScreen();
  const { mutateAsync: create } = useMutation(createLabelMutation());
  const { mutateAsync: rename } = useMutation(renameLabelMutation());
  return (
    <TagManagerDialog
      open={open}
      onClose={onClose}
      title={t('labels.manage')}
      kind="labels"
      emptyText={t('labels.noneText')}
      query={useQuery(noteLabelsQuery())}
      maxLength={noteLimits.labelTitle}
      unique
      onCreate={create}
      onChange={(label) => rename(label)}
      onDelete={actions.removeLabel}
    />
  );
}
