import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import EllipsisVerticalIcon from '@heroicons/react/24/outline/EllipsisVerticalIcon';
import PencilIcon from '@heroicons/react/24/outline/PencilIcon';
import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import UserIcon from '@heroicons/react/24/outline/UserIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { LazyPanel } from '#components/LazyPanel';
import { LinkButton } from '#components/LinkButton';
import { Menu } from '#components/Menu';
import { RecordPanel } from '#components/RecordLayout';
import { RecordToolbar } from '#components/RecordToolbar';

import type { Contact, ContactTag } from './api';
import type { FilledIn } from './contactDraft';
import { ContactDetails, ContactSkeleton } from './ContactDetails';
import * as styles from './ContactRecord.css';
import { lazyContactForm } from './lazyContactForm';
import { contactQuery, newContactQuery } from './queries';
import { ContactTagMenu } from './ContactTagMenu';
import type { ContactActions } from './useContactActions';

export type ContactRecordProps = {
  id: string;
  /** Whether the contact is shown, edited, or new. */
  mode: '' | 'edit' | 'new';
  /** What a link has filled in for a new contact. */
  filledIn: FilledIn | undefined;
  tags: readonly ContactTag[];
  actions: ContactActions;
  pathTo: (id?: string, mode?: 'edit' | 'new') => string;
  onExport: (contacts: readonly Contact[]) => void;
  onPrint: (contacts: readonly Contact[]) => void;
  onRemove: (contacts: readonly Contact[]) => void;
};

/** The open contact: shown, or being edited in place. */
export function ContactRecord(props: ContactRecordProps) {
  const { id, mode, pathTo } = props;
  const { t, i18n } = useTranslation('contacts');
  const isNew = mode === 'new';
  const query = useQuery({ ...contactQuery(id, useQueryClient()), enabled: !isNew });
  const newQuery = useQuery({ ...newContactQuery(id, i18n.language), enabled: isNew });
  const panel = {
    label: t('record.label'),
    what: t('record.what'),
    skeleton: <ContactSkeleton />,
    missing: {
      icon: UserIcon,
      title: t('missing.title'),
      description: t('missing.text', { id }),
      back: { label: t('record.back'), href: pathTo() },
    },
  };
  if (isNew) {
    return (
      <RecordPanel {...panel} query={newQuery}>
        {/* It is saved while it is typed, and opened again by a reload, or Forward. */}
        {(contact) => <Editor {...props} contact={query.data ?? contact} />}
      </RecordPanel>
    );
  }
  if (mode === 'edit' && query.data !== undefined) {
    // Also when it was deleted elsewhere: what is being written stays, and can be saved again.
    return (
      <section className={styles.root} aria-label={panel.label}>
        <Editor {...props} contact={query.data} />
      </section>
    );
  }
  return (
    <RecordPanel {...panel} query={query}>
      {(contact) => <OpenContact {...props} contact={contact} />}
    </RecordPanel>
  );
}

type OpenContactProps = ContactRecordProps & { contact: Contact };

function OpenContact({ contact, tags, actions, pathTo, onExport, onPrint, onRemove }: OpenContactProps) {
  const { t } = useTranslation('contacts');
  return (
    <>
      <RecordToolbar label={t('record.tools')} backHref={pathTo()} backLabel={t('record.back')}>
        {/* The form replaces the record, and Done replaces the form: Back then leads to the list. */}
        <LinkButton href={pathTo(contact.id, 'edit')} replace leadingIcon={PencilIcon} variant="outline">
          {t('action.edit')}
        </LinkButton>
        <ContactTagMenu contacts={[contact]} tags={tags} actions={actions} />
        <Menu
          label={t('action.more')}
          icon={EllipsisVerticalIcon}
          align="end"
          sections={[
            {
              id: 'file',
              items: [
                { id: 'export', label: t('action.export'), icon: ArrowDownTrayIcon },
                { id: 'print', label: t('action.print'), icon: PrinterIcon },
              ],
            },
            { id: 'remove', items: [{ id: 'remove', label: t('action.remove'), icon: TrashIcon, shortcut: '#' }] },
          ]}
          onAction={(action) => {
            if (action === 'export') onExport([contact]);
            if (action === 'print') onPrint([contact]);
            if (action === 'remove') onRemove([contact]);
          }}
        />
      </RecordToolbar>
      <div className={styles.body}>
        <ContactDetails contact={contact} tags={tags} />
      </div>
    </>
  );
}

function Editor({ id, contact, pathTo, onRemove, mode, filledIn }: ContactRecordProps & { contact: Contact | null }) {
  return (
    <LazyPanel
      component={lazyContactForm}
      props={{ id, contact, isNew: mode === 'new', filledIn, pathTo, onRemove }}
      headingLevel={1}
      skeleton={<ContactSkeleton />}
    />
  );
}
