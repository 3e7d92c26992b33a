import { useTranslation } from 'react-i18next';

import { useRecordKeys } from '#components/RecordList';
import type { RecordScreen } from '#components/RecordList';
import type { KeyBinding } from '#lib/keyBindings/keyBindings';

import type { Mail } from './api';
import { replyKeys, replyModes } from './reply';
import type { ReplyMode } from './reply';
import { sendKey } from './sendKey';
import type { MailActions } from './useMailActions';

export interface MailKeysOptions {
  screen: RecordScreen<Mail>;
  actions: MailActions;
  /** Called to reply to a mail, which may not be rendered yet. */
  onReply: (mode: ReplyMode, id: string) => void;
  onCompose: () => void;
  onHelp: () => void;
}

/** The keys of the mailbox. Returns their bindings for the dialog that lists them. */
export function useMailKeys({ screen, actions, onReply, onCompose, onHelp }: MailKeysOptions): readonly KeyBinding[] {
  const { t } = useTranslation('mailbox');
  const { navigation } = screen;

  const toggle = (mark: 'starred' | 'unread') => (mails: readonly Mail[]) =>
    actions.mark(mails, { [mark]: !mails.every((mail) => mail[mark]) });

  const trash = (mails: readonly Mail[]) =>
    void actions.trash(mails, () => navigation.afterRemoval(mails.map(({ id }) => id)));

  const reply = (mode: ReplyMode) => {
    const id = navigation.targetId();
    if (id !== undefined) onReply(mode, id);
    return id !== undefined;
  };

  return useRecordKeys({
    ...screen,
    create: { label: t('keys.compose'), run: onCompose, keys: ['C', 'N'] },
    onHelp,
    commands: [
      { id: 'star', keys: ['S'], act: toggle('starred'), label: t('keys.star') },
      { id: 'unread', keys: ['U'], act: toggle('unread'), label: t('keys.unread') },
      { id: 'trash', keys: ['#', 'Delete'], act: trash, label: t('keys.trash') },
      ...replyModes.map((mode) => ({
        id: mode,
        keys: [replyKeys[mode]],
        run: () => reply(mode),
        label: t(`keys.${mode}`),
      })),
      // Handled by the form in which a mail is written.
      { id: 'send', keys: [sendKey], label: t('keys.send') },
    ],
  });
}
