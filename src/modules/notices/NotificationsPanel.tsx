import BellIcon from '@heroicons/react/24/outline/BellIcon';

import { NoticePanel } from './NoticePanel';
import { notifications } from './queries';
import { useNoticePanel } from './useNoticePanel';

/** Notifications in the console's header: the unread count and the panel with all of them (specification, sections 2 and 4). */
export function NotificationsPanel() {
  return <NoticePanel icon={BellIcon} {...useNoticePanel(notifications)} />;
}
