import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import StarIcon from '@heroicons/react/24/outline/StarIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Checkbox } from '#components/Checkbox';
import { IconButton } from '#components/IconButton';
import { VisuallyHidden } from '#components/VisuallyHidden';

import type { Mail } from './api';
import { LabelMenu, MoveMenu } from './mailMenus';
import { useMailbox } from './mailboxContext';
import * as styles from './MailList.css';

export type BulkActionsBarProps = {
  mails: readonly Mail[];
  selected: ReadonlySet<string>;
  onSelectedChange: (ids: ReadonlySet<string>) => void;
};

const none: ReadonlySet<string> = new Set();

/** Selects all mails of a page, and says what can be done with those that are selected. */
export const BulkActionsBar = memo(function BulkBar({ mails, selected, onSelectedChange }: BulkActionsBarProps) {
  const { t } = useTranslation('mailbox');
  const { actions } = useMailbox();
  const chosen = mails.filter(({ id }) => selected.has(id));
  const all = mails.length > 0 && chosen.length === mails.length;
  const some = chosen.length > 0;
  const box = useRef<HTMLInputElement>(null);
  // The buttons go with the mails they were about.
  const stay = () => box.current?.focus();
  async function trash() {
    if (await actions.trash(chosen)) stay();
  }

  return (
    <div className={styles.tools} role="group" aria-label={t('bulk.label')}>
      <Checkbox
        ref={box}
        label={<VisuallyHidden>{t('bulk.all')}</VisuallyHidden>}
        checked={all}
        indeterminate={some && !all}
        disabled={mails.length === 0}
        onChange={(checked) => onSelectedChange(checked ? new Set(mails.map(({ id }) => id)) : none)}
      />
      <span className={styles.chosen} role="status">
        {some ? t('bulk.chosen', { count: chosen.length }) : ''}
      </span>
      {some ? (
        <>
          {chosen.some(({ unread }) => unread) ? (
            <IconButton
              label={t('action.read')}
              icon={EnvelopeOpenIcon}
              onClick={() => actions.mark(chosen, { unread: false })}
            />
          ) : (
            <IconButton
              label={t('action.unread')}
              icon={EnvelopeIcon}
              onClick={() => actions.mark(chosen, { unread: true })}
            />
          )}
          <IconButton
            label={t('action.star')}
            icon={StarIcon}
            onClick={() => actions.mark(chosen, { starred: !chosen.every(({ starred }) => starred) })}
          />
          <LabelMenu mails={chosen} />
          <MoveMenu mails={chosen} onMove={stay} />
          <IconButton label={t('action.trash')} icon={TrashIcon} onClick={() => void trash()} />
        </>
      ) : null}
    </div>
  );
});
