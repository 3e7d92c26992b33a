import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import UsersIcon from '@heroicons/react/24/outline/UsersIcon';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { LinkButton } from '#components/LinkButton';
import { RecordLayoutSidebarButton } from '#components/RecordLayout';
import { RecordList } from '#components/RecordList';
import type { VirtualHandle } from '#components/VirtualList';
import { paths } from '#domain/paths';
import type { Selection } from '#lib/selection/useSelection';
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
  listKey: string;
  /** Id of the open contact. */
  openId: string | undefined;
  /** Id of the contact that was open: its row takes the focus. */
  returnId: string | undefined;
  selection: Selection;
  actions: ContactActions;
  pathTo: (id?: string) => string;
  onCreate: () => void;
  onExport: (contacts: readonly Contact[]) => void;
  onRemove: (contacts: readonly Contact[]) => void;
  onSearch: (text: string) => void;
  /** Behind the title. */
  headerEnd: ReactNode;
  searchRef: Ref<HTMLInputElement>;
  listRef: Ref<HTMLElement>;
  rowsRef: RefObject<VirtualHandle | null>;
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
  listKey,
  openId,
  returnId,
  selection,
  actions,
  pathTo,
  onCreate,
  onExport,
  onRemove,
  onSearch,
  headerEnd,
  searchRef,
  listRef,
  rowsRef,
}: ContactListProps) {
  const { t, i18n } = useTranslation('contacts');
  const { language } = i18n;
  // With another function, the letters of ten thousand names would be found again.
  const groupOf = useCallback((contact: Contact) => letterOf(displayName(contact), language), [language]);
  return (
    <RecordList
      label={t('list.label')}
      title={title}
      headingLevel={openId === undefined ? 1 : 2}
      summary={query.data && t('list.count', { count: contacts.length })}
      headerStart={<RecordLayoutSidebarButton label={t('list.openTags')} />}
      headerEnd={headerEnd}
      search={{ label: t('list.search'), value: search, onSearch, ref: searchRef, pause: searchPause }}
      selection={selection}
      bulkActions={{
        label: t('bulk.label'),
        children: (onDone) => (
          <BulkActions
            contacts={contacts.filter(({ id }) => selection.isSelected(id))}
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
      virtual
      virtualRef={rowsRef}
      groupOf={groupOf}
      listKey={listKey}
      listRef={listRef}
      renderRow={(contact) => (
        <ContactRow
          contact={contact}
          href={pathTo(contact.id)}
          current={contact.id === openId}
          returned={contact.id === returnId}
          selected={selection.isSelected(contact.id)}
          onSelect={selection.check}
        />
      )}
      aside={
        contacts.length > 0 ? (
          <LetterRail contacts={contacts} onJump={(index) => rowsRef.current?.scrollTo(index, 'start')} />
        ) : undefined
      }
      empty={
        search !== '' ? (
          <EmptyState
            icon={MagnifyingGlassIcon}
            title={t('list.noMatch', { search })}
            description={t(isFiltered ? 'list.noMatchTagText' : 'list.noMatchText')}
            action={<Button onClick={() => onSearch('')}>{t('list.clearSearch')}</Button>}
          />
        ) : isFiltered ? (
          <EmptyState
            icon={UsersIcon}
            title={t('list.emptyTag', { tag: title })}
            description={t('list.emptyTagText')}
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
    />
  );
}
