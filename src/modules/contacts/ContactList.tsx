import UsersIcon from '@heroicons/react/24/outline/UsersIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { LinkButton } from '#components/LinkButton';
import { RecordLayoutSidebarButton } from '#components/RecordLayout';
import { RecordList } from '#components/RecordList';
import type { RecordScreen } from '#components/RecordList';
import { paths } from '#domain/paths';
import { letterOf } from '#lib/text/letters';

import type { Contact, ContactTag } from './api';
import { BulkActions } from './BulkActions';
import { ContactRow } from './ContactRow';
import { displayName } from './contactRules';
import { LetterRail } from './LetterRail';
import type { ContactActions } from './useContactActions';

export type ContactListProps = {
  query: UseQueryResult<Contact[]>;
  /** The contacts of the query that carry the chosen tag. */
  contacts: readonly Contact[];
  tags: readonly ContactTag[];
  title: string;
  search: string;
  /** Whether a tag is chosen. */
  isFiltered: boolean;
  /** The chosen tag, if it is known. */
  tag: ContactTag | undefined;
  screen: RecordScreen<Contact>;
  actions: ContactActions;
  pathTo: (id?: string) => string;
  onCreate: () => void;
  onExport: (contacts: readonly Contact[]) => void;
  onRemove: (contacts: readonly Contact[]) => void;
  onSearch: (text: string) => void;
  /** Behind the title. */
  headerEnd: ReactNode;
};

/** Milliseconds without a key press before the search starts. */
const searchPause = 150;
const getId = ({ id }: Contact) => id;

/** The contacts under the letters of their names, with search, selection and bulk actions. */
export function ContactList({
  query,
  contacts,
  tags,
  title,
  search,
  isFiltered,
  tag,
  screen: { listProps },
  actions,
  pathTo,
  onCreate,
  onExport,
  onRemove,
  onSearch,
  headerEnd,
}: ContactListProps) {
  const { t, i18n } = useTranslation('contacts');
  const { language } = i18n;
  // With another function, the letters of ten thousand names would be found again.
  const groupOf = useCallback((contact: Contact) => letterOf(displayName(contact), language), [language]);
  return (
    <RecordList
      {...listProps}
      label={t('list.label')}
      title={title}
      summary={query.data && t('list.count', { count: contacts.length })}
      headerStart={<RecordLayoutSidebarButton label={t('list.openTags')} />}
      headerEnd={headerEnd}
      search={{ label: t('list.search'), value: search, onSearch, pause: searchPause }}
      bulkActions={{
        label: t('bulk.label'),
        children: (selected, onDone) => (
          <BulkActions
            contacts={selected}
            tags={tags}
            actions={actions}
            onExport={onExport}
            onRemove={(removed) => {
              onDone();
              onRemove(removed);
            }}
          />
        ),
      }}
      query={query}
      what={t('list.what')}
      getItems={() => contacts}
      getKey={getId}
      rowsLabel={t('list.label')}
      rowHeight={3.5625}
      groupOf={groupOf}
      renderRow={(contact) => <ContactRow contact={contact} href={pathTo(contact.id)} />}
      aside={
        contacts.length > 0 ? (
          <LetterRail contacts={contacts} onJump={(index) => listProps.virtualRef.current?.scrollTo(index, 'start')} />
        ) : undefined
      }
      empty={
        isFiltered ? (
          <EmptyState
            icon={UsersIcon}
            title={tag ? t('list.emptyTag', { tag: tag.title }) : t('list.unknownTag')}
            description={tag && t('list.emptyTagText')}
            action={<LinkButton href={paths.contacts}>{t('list.showAll')}</LinkButton>}
          />
        ) : (
          <EmptyState
            icon={UsersIcon}
            title={t('list.empty')}
            description={t('list.emptyText')}
            action={
              <Button tone="primary" variant="solid" onClick={onCreate}>
                {t('new')}
              </Button>
            }
          />
        )
      }
      noMatch={{
        title: t('list.noMatch', { search }),
        description: t(isFiltered ? 'list.noMatchTagText' : 'list.noMatchText'),
        action: <Button onClick={() => onSearch('')}>{t('list.clearSearch')}</Button>,
      }}
    />
  );
}
