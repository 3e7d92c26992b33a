import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { TagManagerDialog } from '#components/TagManager';

import { useBoardScreen } from './boardContext';
import { boardLimits } from './limits';
import { boardLabelsQuery, changeLabelMutation, createLabelMutation } from './queries';

export type LabelsDialogProps = { boardId: string; open: boolean; onClose: () => void };

/** Adds, renames, recolours and deletes the labels of a board. */
export function LabelsDialog({ boardId, open, onClose }: LabelsDialogProps) {
  const { t } = useTranslation('scrumboard');
  const { actions } = useBoardScreen();
  const query = useQuery(boardLabelsQuery(boardId));
  const { mutateAsync: create } = useMutation(createLabelMutation());
  const { mutateAsync: change } = useMutation(changeLabelMutation());
  return (
    <TagManagerDialog
      open={open}
      size="sheet"
      onClose={onClose}
      title={t('labels.manage')}
      kind="labels"
      emptyText={t('labels.noneText')}
      query={query}
      colors
      maxLength={boardLimits.labelTitle}
      unique
      onCreate={({ title, color }) => create({ boardId, title, color })}
      onChange={(label, changed) => change({ label, change: changed })}
      onDelete={actions.removeLabel}
    />
  );
}
