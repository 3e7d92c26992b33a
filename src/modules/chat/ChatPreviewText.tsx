import { useTranslation } from 'react-i18next';

import type { Chat } from './api';
import { previewOf } from './chatRules';

/** The last message of a chat in one line. */
export function ChatPreviewText({ chat }: { chat: Pick<Chat, 'typing' | 'messages'> }) {
  const { t } = useTranslation('chat');
  const preview = previewOf(chat);
  switch (preview.kind) {
    case 'typing':
      return t('list.typing');
    case 'empty':
      return t('list.noMessages');
    case 'deleted':
      return t(preview.isMine ? 'message.ownDeleted' : 'message.deleted');
    case 'picture':
      return preview.isMine ? t('mine', { text: t('message.picture') }) : t('message.picture');
    default:
      return preview.isMine ? t('mine', { text: preview.text }) : preview.text;
  }
}
