import InboxIcon from '@heroicons/react/24/outline/InboxIcon';

import { NoticePanel } from './NoticePanel';
import { messages } from './queries';
import { useNoticePanel } from './useNoticePanel';

/** Messages in the console's header: the unread count and the panel with all of them (specification, sections 2 and 4). */
export function MessagesPanel() {
  return <NoticePanel icon={InboxIcon} {...useNoticePanel(messages)} />;
}
