import { useTranslation } from 'react-i18next';

import type { KeyBinding } from '#lib/keyBindings/keyBindings';
import { useKeyBindings } from '#lib/keyBindings/useKeyBindings';
import type { RecordNavigation } from '#lib/records/useRecordNavigation';
import type { Selection } from '#lib/selection/useSelection';

import type { Mail } from './api';
import type { ReplyMode } from './reply';
import type { MailActions } from './useMailActions';

export interface MailKeysOptions {
  mails: readonly Mail[];
  /** The open mail, if it is loaded. */
  open: Mail | undefined;
  navigation: RecordNavigation;
  selection: Selection;
  actions: MailActions;
  /** Called to reply to a mail, which may not be rendered yet. */
  onReply: (mode: ReplyMode, id: string) => void;
  onCompose: () => void;
  onSearch: () => void;
  onHelp: () => void;
}

/**
 * The keys of the mailbox. Commands apply to the selected mails, else to the focused row, else to the open mail. Returns
 * their bindings for the dialog that lists them.
 */
export function useMailKeys(options: MailKeysOptions): readonly KeyBinding[] {
  const { t } = useTranslation('mailbox');
  const { mails, open, navigation, selection, actions, onReply, onCompose, onSearch, onHelp } = options;

  const find = (id: string | undefined) => (open?.id === id ? open : mails.find((mail) => mail.id === id));

  function targets(): Mail[] {
    const selected = mails.filter(({ id }) => selection.isSelected(id));
    const current = selected.length > 0 ? undefined : find(navigation.currentId());
    return current ? [current] : selected;
  }

  function toggle(mark: 'starred' | 'unread'): boolean {
    const marked = targets();
    if (marked.length > 0) actions.mark(marked, { [mark]: !marked.every((mail) => mail[mark]) });
    return marked.length > 0;
  }

  function trash(): boolean {
    const removed = targets();
    if (removed.length === 0) return false;
    void actions
      .trash(removed)
      .then((done) => (done ? navigation.afterRemoval(removed.map(({ id }) => id)) : undefined));
    return true;
  }

  function reply(mode: ReplyMode): boolean {
    const id = navigation.targetId();
    if (id !== undefined) onReply(mode, id);
    return id !== undefined;
  }

  const bindings: KeyBinding[] = [
    { id: 'next', keys: ['J'], run: () => navigation.move(1), label: t('keys.next') },
    { id: 'previous', keys: ['K'], run: () => navigation.move(-1), label: t('keys.previous') },
    // An open mail scrolls with these keys.
    {
      id: 'rows',
      keys: ['ArrowDown', 'ArrowUp'],
      run: ({ key }) => navigation.isInList() && navigation.move(key === 'ArrowDown' ? 1 : -1),
      label: t('keys.rows'),
    },
    {
      id: 'ends',
      keys: ['Home', 'End'],
      run: ({ key }) => navigation.isInList() && navigation.moveTo(key === 'Home' ? 'first' : 'last'),
      label: t('keys.ends'),
    },
    { id: 'open', keys: ['Enter'], label: t('keys.open') },
    { id: 'close', keys: ['Escape'], run: () => navigation.close(), label: t('keys.close') },
    {
      id: 'select',
      keys: ['X', 'Space'],
      run({ key }) {
        const id = navigation.focusedId();
        // Space on a checkbox or button is its own.
        if (id === undefined || (key === ' ' && !(document.activeElement instanceof HTMLAnchorElement))) return false;
        selection.select(id, { add: true });
        return true;
      },
      label: t('keys.select'),
    },
    { id: 'star', keys: ['S'], run: () => toggle('starred'), label: t('keys.star') },
    { id: 'unread', keys: ['U'], run: () => toggle('unread'), label: t('keys.unread') },
    { id: 'trash', keys: ['E', '#', 'Delete'], run: trash, label: t('keys.trash') },
    { id: 'undo', keys: ['Mod+Z'], label: t('keys.undo') },
    { id: 'reply', keys: ['R'], run: () => reply('reply'), label: t('keys.reply') },
    { id: 'replyAll', keys: ['A'], run: () => reply('replyAll'), label: t('keys.replyAll') },
    { id: 'forward', keys: ['F'], run: () => reply('forward'), label: t('keys.forward') },
    { id: 'compose', keys: ['C', 'N'], run: onCompose, label: t('keys.compose') },
    { id: 'search', keys: ['/'], run: onSearch, label: t('keys.search') },
    { id: 'help', keys: ['?'], run: onHelp, label: t('keys.help') },
  ];
  useKeyBindings(bindings);
  return bindings;
}
