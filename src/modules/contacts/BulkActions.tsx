import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';

import type { Contact, ContactTag } from './api';
import { ContactTagMenu } from './ContactTagMenu';
import type { ContactActions } from './useContactActions';

export type BulkActionsProps = {
  /** The selected contacts. */
  contacts: readonly Contact[];
  tags: readonly ContactTag[];
  actions: ContactActions;
  onExport: (contacts: readonly Contact[]) => void;
  onRemove: (contacts: readonly Contact[]) => void;
};

/** The actions for the selected contacts. */
export function BulkActions({ contacts, tags, actions, onExport, onRemove }: BulkActionsProps) {
  const { t } = useTranslation('contacts');
  return (
    <>
      <ContactTagMenu contacts={contacts} tags={tags} actions={actions} />
      <IconButton label={t('action.export')} icon={ArrowDownTrayIcon} onClick={() => onExport(contacts)} />
      <IconButton label={t('action.remove')} icon={TrashIcon} onClick={() => onRemove(contacts)} />
    </>
  );
}
