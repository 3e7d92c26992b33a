import ArrowUturnLeftIcon from '@heroicons/react/24/outline/ArrowUturnLeftIcon';
import ClipboardDocumentCheckIcon from '@heroicons/react/24/outline/ClipboardDocumentCheckIcon';
import ClipboardDocumentIcon from '@heroicons/react/24/outline/ClipboardDocumentIcon';
import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useTranslation } from 'react-i18next';

import { mirroredIcon } from '#components/Icon';
import { Menu } from '#components/Menu';
import { useToast } from '#components/Toast';

import { useQuickChat } from './QuickChatProvider';

const ReplyIcon = mirroredIcon(ArrowUturnLeftIcon);

export type MessageMenuProps = {
  text: string;
  /** Name of who wrote the message; `undefined` for the signed-in person. */
  author: string | undefined;
  onReply: () => void;
  /** Only own messages can be deleted. */
  onDelete: (() => void) | undefined;
};

/** Actions for one message. */
export function MessageMenu({ text, author, onReply, onDelete }: MessageMenuProps) {
  const { t } = useTranslation('chat');
  const { addTask } = useQuickChat();
  const toast = useToast();
  const hasText = text !== '';
  return (
    <Menu
      label={author === undefined ? t('message.ownActions') : t('message.actions', { author })}
      icon={EllipsisHorizontalIcon}
      size="small"
      align="end"
      sections={[
        {
          id: 'message',
          items: [
            { id: 'reply', label: t('message.reply'), icon: ReplyIcon },
            ...(hasText ? [{ id: 'copy', label: t('message.copy'), icon: ClipboardDocumentIcon }] : []),
            ...(addTask && hasText ? [{ id: 'task', label: t('message.task'), icon: ClipboardDocumentCheckIcon }] : []),
            ...(onDelete ? [{ id: 'delete', label: t('message.delete'), icon: TrashIcon }] : []),
          ],
        },
      ]}
      onAction={(id) => {
        if (id === 'reply') return onReply();
        if (id === 'delete') return onDelete?.();
        if (id === 'task') return addTask?.({ text, author });
        void navigator.clipboard.writeText(text).then(
          () => toast.show({ text: t('message.copied') }),
          () => toast.show({ text: t('message.notCopied'), tone: 'error' }),
        );
      }}
    />
  );
}
