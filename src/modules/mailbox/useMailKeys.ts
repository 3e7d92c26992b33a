import { useTranslation } from 'react-i18next';

import { useRecordKeys } from '#components/RecordList';
import type { KeyBinding } from '#lib/keyBindings/keyBindings';
import { targetRecords } from '#lib/records/targetRecords';
import type { RecordNavigation } from '#lib/records/useRecordNavigation';
import type { Selection } from '#lib/selection/useSelection';

import type { Mail } from './api';
import type { ReplyMode } from './reply';
import { sendKey } from './sendKey';
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

  const targets = () => targetRecords({ records: mails, open, selection, navigation });

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

  return useRecordKeys({
    navigation,
    selection,
    create: { label: t('keys.compose'), run: onCompose, keys: ['C', 'N'] },
    onSearch,
    onHelp,
    commands: [
      { id: 'star', keys: ['S'], run: () => toggle('starred'), label: t('keys.star') },
      { id: 'unread', keys: ['U'], run: () => toggle('unread'), label: t('keys.unread') },
      { id: 'trash', keys: ['#', 'Delete'], run: trash, label: t('keys.trash') },
      { id: 'reply', keys: ['R'], run: () => reply('reply'), label: t('keys.reply') },
      { id: 'replyAll', keys: ['A'], run: () => reply('replyAll'), label: t('keys.replyAll') },
      { id: 'forward', keys: ['F'], run: () => reply('forward'), label: t('keys.forward') },
      // Handled by the form in which a mail is written.
      { id: 'send', keys: [sendKey], label: t('keys.send') },
    ],
  });
}
