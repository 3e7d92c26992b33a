import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { PersonPicker } from '#components/PersonPicker';
import { Stack } from '#components/Stack';
import { SubmitButton } from '#components/SubmitButton';
import { Text } from '#components/Text';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { ToggleGroup } from '#components/ToggleGroup';
import { Alert } from '#components/Alert';

import type { Board } from './api';
import { boardIcons } from './boardIcons';
import type { BoardIcon } from './boardIcons';
import { boardLimits } from './limits';
import { boardMembersQuery, changeBoardMutation, createBoardMutation, memberOptions } from './queries';
import type { BoardContent } from './queries';

const iconName = (icon: BoardIcon) => icon.slice('heroicons_outline:'.length);

const blank: BoardContent = { title: '', description: '', icon: 'heroicons_outline:view-columns', members: [] };

const contentOf = ({ title, description, icon, members }: Board): BoardContent => ({
  title,
  description,
  icon,
  members: members.map(({ id }) => id),
});

export type BoardDialogProps = {
  open: boolean;
  /** The board to edit; without one a new one is made. */
  board?: Board | undefined;
  /** Id of the person who makes a board, who is its first member. */
  me: string | undefined;
  onClose: () => void;
  /** Called with the id of a new board. */
  onCreated?: ((id: string) => void) | undefined;
};

/** Title, description, icon and members of a board. */
export function BoardDialog({ open, board, me, onClose, onCreated }: BoardDialogProps) {
  const { t } = useTranslation('scrumboard');
  return (
    <Dialog open={open} size="sheet" title={t(board ? 'board.edit' : 'board.new')} onClose={onClose}>
      <BoardForm key={board?.id ?? 'new'} board={board} me={me} onClose={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

function BoardForm({ board, me, onClose, onCreated }: Omit<BoardDialogProps, 'open'>) {
  const { t } = useTranslation('scrumboard');
  const { data: members = [] } = useQuery(boardMembersQuery());
  const create = useMutation(createBoardMutation());
  const change = useMutation(changeBoardMutation());
  const [content, setContent] = useState(() =>
    board ? contentOf(board) : { ...blank, members: me === undefined ? [] : [me] },
  );
  const [id] = useState(() => board?.id ?? crypto.randomUUID());
  const [isMissing, setMissing] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const update = (part: Partial<BoardContent>) => setContent((before) => ({ ...before, ...part }));
  const isTooLong = content.description.length > boardLimits.boardDescription;

  async function save() {
    const entered = { ...content, title: content.title.trim(), description: content.description.trim() };
    if (entered.title === '') {
      setMissing(true);
      title.current?.focus();
      return;
    }
    if (isTooLong) return;
    try {
      await (board ? change : create).mutateAsync({ id, content: entered });
    } catch {
      // Said in the form, which keeps what was entered.
      return;
    }
    onClose();
    if (!board) onCreated?.(id);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={16}>
        {create.isError || change.isError ? <Alert tone="error" title={t('failure.boardSave')} /> : null}
        <TextField
          ref={title}
          label={t('board.title')}
          required
          maxLength={boardLimits.boardTitle}
          value={content.title}
          error={isMissing && content.title.trim() === '' ? t('board.titleMissing') : undefined}
          onChange={(next) => update({ title: next })}
        />
        <TextArea
          label={t('board.description')}
          required={false}
          rows={2}
          limit={boardLimits.boardDescription}
          value={content.description}
          onChange={(next) => update({ description: next.replaceAll(/[\r\n]+/g, ' ') })}
        />
        <Stack gap={4}>
          <Text as="div" weight="medium">
            {t('board.icon')}
          </Text>
          <ToggleGroup
            label={t('board.icon')}
            iconOnly
            options={boardIcons.map((icon) => ({ value: icon, label: t(`board.icons.${iconName(icon)}`), icon }))}
            value={content.icon}
            onChange={(icon) => update({ icon })}
          />
        </Stack>
        <PersonPicker
          label={t('fields.members')}
          options={memberOptions(members)}
          max={boardLimits.members}
          value={content.members}
          onChange={(next) => update({ members: next })}
        />
        <Stack gap={8}>
          <SubmitButton tone="primary" variant="solid" loading={create.isPending || change.isPending}>
            {t(board ? 'board.save' : 'board.create')}
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t('board.cancel')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
