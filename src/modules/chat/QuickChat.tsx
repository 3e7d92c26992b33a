import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { consumeEscape } from '#lib/browser/consumeEscape';
import { media } from '#theme/media';

import { ChatRail } from './ChatRail';
import { lazyChatWindow } from './lazyChatWindow';
import * as styles from './QuickChat.css';
import { useQuickChat } from './QuickChatProvider';

export type QuickChatProps = {
  /** `false` for layouts without room for the rail: the panel is then always modal. */
  rail?: boolean;
};

/**
 * Chats beside every screen: from 1280 px a rail at the end edge with a docked panel; below that only a modal panel,
 * opened by `QuickChatButton`.
 */
export function QuickChat({ rail = true }: QuickChatProps) {
  const { t } = useTranslation('chat');
  const root = useRef<HTMLDivElement>(null);
  const docked = useMediaQuery(media.lgUp, true) && rail;
  const { isOpen, close } = useQuickChat();
  // It may be opened without hover or focus, for example by a link.
  const open = lazyChatWindow.useLoadedWhen(isOpen) && isOpen;
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);

  const panel = mounted ? (
    <lazyChatWindow.Component
      // Remount when the mode changes: an open dialog cannot switch between modal and non-modal.
      key={docked ? 'docked' : 'modal'}
      open={open}
      modal={!docked}
      getContainer={() => root.current}
      onExited={() => setMounted(false)}
    />
  ) : null;
  if (!docked) return panel;

  return (
    <aside aria-label={t('rail')} className={styles.root} data-quick-chat="">
      <div
        ref={root}
        role="presentation"
        className={styles.container}
        onKeyDown={(event) => {
          if (open && consumeEscape(event)) close();
        }}
        onPointerEnter={lazyChatWindow.preload}
        onFocus={lazyChatWindow.preload}
      >
        {panel}
        <ChatRail />
      </div>
    </aside>
  );
}
