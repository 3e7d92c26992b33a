import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Checkbox } from '#components/Checkbox';
import { IconButton } from '#components/IconButton';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { Selection } from '#lib/selection/useSelection';

import type { Mail } from './api';
import { LabelMenu, MoveMenu } from './mailMenus';
import { useMailbox } from './mailboxContext';
import * as styles from './MailList.css';

export type BulkActionsBarProps = {
  mails: readonly Mail[];
  selection: Selection;
};

/** Select-all checkbox, and the actions for the selected mails. */
export const BulkActionsBar = memo(function BulkActionsBar({ mails, selection }: BulkActionsBarProps) {
  const { t } = useTranslation('mailbox');
  const { actions } = useMailbox();
  const selectedMails = mails.filter(({ id }) => selection.isSelected(id));
  const allSelected = mails.length > 0 && selectedMails.length === mails.length;
  const someSelected = selectedMails.length > 0;
  const checkbox = useRef<HTMLInputElement>(null);
  // The action buttons unmount with the selection, so focus moves to the checkbox.
  const focusCheckbox = () => checkbox.current?.focus();
  async function trash() {
    if (await actions.trash(selectedMails)) focusCheckbox();
  }

  return (
    <div className={styles.bulkActions} role="group" aria-label={t('bulk.label')}>
      <Checkbox
        ref={checkbox}
        label={<VisuallyHidden>{t('bulk.all')}</VisuallyHidden>}
        checked={allSelected}
        indeterminate={someSelected && !allSelected}
        disabled={mails.length === 0}
        onChange={selection.setAll}
      />
      <span className={styles.selectedCount} role="status">
        {someSelected ? t('bulk.chosen', { count: selectedMails.length }) : ''}
      </span>
      {someSelected ? (
        <>
          {selectedMails.some(({ unread }) => unread) ? (
            <IconButton
              label={t('action.read')}
              icon={EnvelopeOpenIcon}
              onClick={() => actions.mark(selectedMails, { unread: false })}
            />
          ) : (
            <IconButton
              label={t('action.unread')}
              icon={EnvelopeIcon}
              onClick={() => actions.mark(selectedMails, { unread: true })}
            />
          )}
          <IconButton
            label={t('action.star')}
            icon={StarIcon}
            onClick={() => actions.mark(selectedMails, { starred: !selectedMails.every(({ starred }) => starred) })}
          />
          <LabelMenu mails={selectedMails} />
          <MoveMenu mails={selectedMails} onMove={focusCheckbox} />
          <IconButton label={t('action.trash')} icon={TrashIcon} onClick={() => void trash()} />
        </>
      ) : null}
    </div>
  );
});
