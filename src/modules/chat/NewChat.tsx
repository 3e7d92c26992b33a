import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Avatar } from '#components/Avatar';
import { Button } from '#components/Button';
import { Drawer } from '#components/Drawer';
import { EmptyState } from '#components/EmptyState';
import { Highlight } from '#components/Highlight';
import { QueryPanel } from '#components/QueryPanel';
import { SearchField } from '#components/SearchField';
import { Skeleton } from '#components/Skeleton';
import { VirtualList } from '#components/VirtualList';
import { foldForSearch } from '#lib/text/foldForSearch';
import { letterOf } from '#lib/text/letters';

import type { ChatContactSummary } from './api';
import * as styles from './NewChat.css';
import { chatContactsQuery } from './queries';

export type NewChatProps = {
  open: boolean;
  onClose: () => void;
  /** Receives the id of the contact. */
  onStart: (contactId: string) => void;
};

/** The contacts, to start a chat with one of them. */
export function NewChat({ open, onClose, onStart }: NewChatProps) {
  const { t, i18n } = useTranslation('chat-page');
  const { language } = i18n;
  const query = useQuery({ ...chatContactsQuery(language), enabled: open });
  const [search, setSearch] = useState('');
  const wanted = foldForSearch(search);
  const found = useMemo(
    () => (query.data ?? []).filter(({ name }) => foldForSearch(name).includes(wanted)),
    [query.data, wanted],
  );
  function start(id: string) {
    setSearch('');
    onStart(id);
  }
  return (
    <Drawer open={open} onClose={onClose} side="start" title={t('new.title')}>
      <div className={styles.root}>
        <SearchField
          label={t('new.search')}
          placeholder={t('new.search')}
          value={search}
          onChange={setSearch}
          onSubmit={() => {
            const [first] = found;
            if (first && wanted !== '') start(first.id);
          }}
        />
        <QueryPanel query={query} what={t('new.what')} skeleton={<Skeleton lines={8} />} headingLevel={3} fill>
          {() => (
            <div className={styles.list}>
              <VirtualList
                label={t('new.label')}
                items={found}
                itemKey={({ id }) => id}
                estimatedHeight={styles.rowHeight}
                groupOf={({ name }) => letterOf(name, language)}
                empty={
                  <EmptyState
                    icon={MagnifyingGlassIcon}
                    title={t('new.noMatch', { search })}
                    headingLevel={3}
                    action={<Button onClick={() => setSearch('')}>{t('list.clearSearch')}</Button>}
                  />
                }
              >
                {(contact) => <Row contact={contact} search={search} onStart={start} />}
              </VirtualList>
            </div>
          )}
        </QueryPanel>
      </div>
    </Drawer>
  );
}

type RowProps = { contact: ChatContactSummary; search: string; onStart: (id: string) => void };

function Row({ contact: { id, name, avatar, about }, search, onStart }: RowProps) {
  return (
    <button type="button" className={styles.row} onClick={() => onStart(id)}>
      <Avatar id={id} name={name} src={avatar ?? undefined} decorative />
      <span className={styles.texts}>
        <span className={styles.name} dir="auto">
          <Highlight text={name} query={search} />
        </span>
        <span className={styles.about} dir="auto">
          {about}
        </span>
      </span>
    </button>
  );
}
