import BellIcon from '@heroicons/react/24/outline/BellIcon';
import BellSlashIcon from '@heroicons/react/24/outline/BellSlashIcon';
import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import BookmarkSlashIcon from '@heroicons/react/24/outline/BookmarkSlashIcon';
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';

import type { Chat } from './api';
import { nextFlag } from './chatRules';
import { useChatScreen } from './chatScreenContext';

export type BulkActionsProps = {
  /** The selected chats. */
  chats: readonly Chat[];
  /** Called when they leave the list, and the actions with them. */
  onDone: () => void;
};

/** The actions for the selected chats. */
export function BulkActions({ chats, onDone }: BulkActionsProps) {
  const { t } = useTranslation('chat-page');
  const { toggleAll, remove } = useChatScreen();
  const mutes = nextFlag(chats, 'muted');
  const pins = nextFlag(chats, 'pinned');
  const marksUnread = nextFlag(chats, 'unread');
  return (
    <>
      <IconButton
        label={t(marksUnread ? 'menu.unread' : 'menu.read')}
        icon={marksUnread ? EnvelopeIcon : EnvelopeOpenIcon}
        onClick={() => toggleAll(chats, 'unread')}
      />
      <IconButton
        label={t(pins ? 'menu.pin' : 'menu.unpin')}
        icon={pins ? BookmarkIcon : BookmarkSlashIcon}
        onClick={() => toggleAll(chats, 'pinned')}
      />
      <IconButton
        label={t(mutes ? 'menu.mute' : 'menu.unmute')}
        icon={mutes ? BellSlashIcon : BellIcon}
        onClick={() => toggleAll(chats, 'muted')}
      />
      <IconButton
        label={t('bulk.remove')}
        icon={TrashIcon}
        onClick={() => {
          onDone();
          remove(chats);
        }}
      />
    </>
  );
}
