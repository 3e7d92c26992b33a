import ClipboardDocumentCheckIcon from '@heroicons/react/24/outline/ClipboardDocumentCheckIcon';
import ClipboardDocumentIcon from '@heroicons/react/24/outline/ClipboardDocumentIcon';
import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';
import { useToast } from '#components/Toast';

import { useQuickChat } from './QuickChatProvider';

export type MessageMenuProps = {
  text: string;
  /** Name of who wrote the message; `undefined` for the signed-in person. */
  author: string | undefined;
};

/** Actions for one message. */
export function MessageMenu({ text, author }: MessageMenuProps) {
  const { t } = useTranslation('chat');
  const { addTask } = useQuickChat();
  const toast = useToast();
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
            { id: 'copy', label: t('message.copy'), icon: ClipboardDocumentIcon },
            ...(addTask ? [{ id: 'task', label: t('message.task'), icon: ClipboardDocumentCheckIcon }] : []),
          ],
        },
      ]}
      onAction={(id) => {
        if (id === 'task') return addTask?.({ text, author });
        void navigator.clipboard.writeText(text).then(
          () => toast.show({ text: t('message.copied') }),
          () => toast.show({ text: t('message.notCopied'), tone: 'error' }),
        );
      }}
    />
  );
}
