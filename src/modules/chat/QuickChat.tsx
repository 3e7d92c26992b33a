import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { consumeEscape } from '#lib/browser/consumeEscape';
import { media } from '#theme/media';

import { ChatRail } from './ChatRail';
import { lazyChatWindow } from './lazyChatWindow';
import * as styles from './QuickChat.css';
import { useQuickChat } from './QuickChatProvider';

export type QuickChatProps = {
  /** `false` where a layout has no room beside the page: the panel alone, over the page on every screen. */
  rail?: boolean;
};

/**
 * Chats beside every screen: from 1280 px a rail at the end edge with a panel that slides out of it, below only the
 * panel, which `QuickChatButton` opens.
 */
export function QuickChat({ rail = true }: QuickChatProps) {
  const { t } = useTranslation('chat');
  const root = useRef<HTMLDivElement>(null);
  const docked = useMediaQuery(media.lgUp) && rail;
  const { isOpen, close } = useQuickChat();
  const open = lazyChatWindow.useIsLoaded() && isOpen;
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);

  // It may be opened by something that was never reached for, such as a link.
  useEffect(() => {
    if (isOpen) lazyChatWindow.preload();
  }, [isOpen]);

  const panel = mounted ? (
    <lazyChatWindow.Component
      // Turning the device changes the mechanism; a dialog cannot become another kind while it is shown.
      key={docked ? 'docked' : 'modal'}
      open={open}
      modal={!docked}
      getContainer={() => root.current}
      onExited={() => setMounted(false)}
    />
  ) : null;
  if (!docked) return panel;

  return (
    <aside aria-label={t('rail')} className={styles.root}>
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
