import UserIcon from '@heroicons/react/24/outline/UserIcon';
import UserPlusIcon from '@heroicons/react/24/outline/UserPlusIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { IconButton } from '#components/IconButton';
import { ImportDialog } from '#components/ImportDialog';
import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import { Page } from '#components/Page';
import { RecordLayout, RecordLayoutNarrow } from '#components/RecordLayout';
import { useRecordKeys, useRecordScreen } from '#components/RecordList';
import { useDialogState } from '#lib/react/useDialogState';
import { preserveFocus } from '#lib/router/preserveFocus';

import type { Contact } from './api';
import { ContactList } from './ContactList';
import { contactParams, contactPath } from './contactParams';
import { ContactRecord } from './ContactRecord';
import { displayName } from './contactRules';
import { ContactSidebar } from './ContactSidebar';
import { lazyImportContacts } from './lazyImportContacts';
import { ListMenu } from './ListMenu';
import { PrintedContacts } from './PrintedContacts';
import { contactQuery, contactSearchQuery, contactTagsQuery, startNew } from './queries';
import { useContactActions } from './useContactActions';

export type ContactsScreenProps = {
  /** Id of the open contact. */
  id: string | undefined;
};

// Stable empty array: memoised children must not re-render.
const emptyList: readonly never[] = [];

/** Tags, list and open contact for one address of the address book. */
export function ContactsScreen({ id }: ContactsScreenProps) {
  const { t, i18n } = useTranslation('contacts');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { language } = i18n;
  const { q: search, tag: tagId, mode, name: newName, email } = contactParams.parse(useLocation().search);

  const query = useQuery(contactSearchQuery(language, search));
  const { data: tags = emptyList } = useQuery(contactTagsQuery());
  // For the document title.
  const { data: openContact } = useQuery({
    ...contactQuery(id ?? '', client),
    enabled: id !== undefined && mode !== 'new',
  });
  const actions = useContactActions();

  const listKey = `${tagId} ${search}`;
  // Deferred, so that ten thousand found people block no frame; not the first list, which would be empty.
  const found = useDeferredValue(query.data) ?? query.data ?? emptyList;
  const contacts = useMemo(
    () => (tagId === '' ? found : found.filter((contact) => contact.tags.includes(tagId))),
    [found, tagId],
  );

  const help = useDialogState();
  const importDialog = useDialogState();
  const [printed, setPrinted] = useState<{ contacts: readonly Contact[]; title?: string }>();

  const pathTo = (contact?: string, next?: 'edit' | 'new') =>
    contactParams.href(contactPath(contact), { q: search, tag: tagId, ...(next && { mode: next }) });
  const screen = useRecordScreen({
    listKey,
    records: contacts,
    openId: id,
    open: openContact,
    virtual: true,
    onOpen: (contact) => void navigate(pathTo(contact)),
  });
  const { navigation } = screen;
  function create() {
    const newId = `per_${crypto.randomUUID()}`;
    startNew(newId, language, client);
    // The form takes the focus itself.
    void navigate(pathTo(newId, 'new'), { state: preserveFocus });
  }

  const tag = tags.find((one) => one.id === tagId);
  const save = (exported: readonly Contact[]) => void actions.save(exported, tag?.title ?? t('title'));
  function remove(removed: readonly Contact[]) {
    actions.remove(removed);
    navigation.afterRemoval(removed.map((contact) => contact.id));
  }
  const bindings = useRecordKeys({
    ...screen,
    create: { label: t('keys.create'), run: create, keys: ['N', 'Mod+/'], whileTyping: true },
    onHelp: help.show,
    commands: [
      {
        id: 'edit',
        keys: ['E'],
        label: t('keys.edit'),
        run() {
          const target = navigation.currentId();
          if (target === undefined) return false;
          return void navigate(pathTo(target, 'edit'), { replace: target === id });
        },
      },
      { id: 'remove', keys: ['#', 'Delete'], label: t('keys.remove'), act: remove },
    ],
  });

  const title = tag?.title ?? t('title');
  const name = openContact ? displayName(openContact) || t('unnamed') : undefined;
  const tabTitle = mode === 'new' ? t('new') : ((id === undefined ? undefined : name) ?? title);
  return (
    <Page padding="none">
      <title>{t('documentTitle', { title: tabTitle })}</title>
      <RecordLayout
        sidebar={<ContactSidebar tagId={tagId} search={search} onCreate={create} />}
        sidebarLabel={t('title')}
        listKey={listKey}
        recordKey={id}
        list={
          <ContactList
            query={query}
            contacts={contacts}
            tags={tags}
            title={title}
            search={search}
            isFiltered={tagId !== ''}
            tag={tag}
            screen={screen}
            actions={actions}
            pathTo={pathTo}
            onCreate={create}
            onExport={save}
            onRemove={remove}
            onSearch={(text) => {
              // A record that is being closed stays closed.
              const path = contactPath(navigation.targetId());
              void navigate(contactParams.href(path, { q: text, tag: tagId }), { replace: true });
            }}
            headerEnd={
              <>
                <RecordLayoutNarrow>
                  <IconButton label={t('new')} icon={UserPlusIcon} onClick={create} />
                </RecordLayoutNarrow>
                <ListMenu
                  isEmpty={contacts.length === 0}
                  onImport={importDialog.show}
                  onExport={() => save(contacts)}
                  onPrint={() => setPrinted({ contacts, title })}
                  onHelp={help.show}
                />
              </>
            }
          />
        }
        record={
          id === undefined ? undefined : (
            <ContactRecord
              key={id}
              id={id}
              mode={mode}
              filledIn={newName === '' && email === '' ? undefined : { name: newName, email }}
              tags={tags}
              actions={actions}
              pathTo={pathTo}
              onExport={save}
              onPrint={(one) => setPrinted({ contacts: one })}
              onRemove={remove}
            />
          )
        }
        placeholder={{ icon: UserIcon, title: t('record.none'), description: t('record.noneText') }}
      />
      <ImportDialog
        open={importDialog.props.open}
        title={t('import.title')}
        onClose={importDialog.close}
        component={lazyImportContacts}
        props={{ onClose: importDialog.close, onUndo: actions.undoImport }}
      />
      {printed ? <PrintedContacts {...printed} onClose={() => setPrinted(undefined)} /> : null}
      <KeyboardShortcutsDialog {...help.props} bindings={bindings} description={t('keys.text')} />
    </Page>
  );
}
