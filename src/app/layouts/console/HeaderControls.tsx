import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { FullscreenToggle } from '#components/FullscreenToggle';
import { openDemo } from '#app/overlays/openDemo';
import { QuickChatButton } from '#modules/chat/QuickChatButton';
import { SearchBar } from '#modules/global-search/SearchBar';
import { LanguageMenu } from '#modules/languages/LanguageMenu';
import { MessagesPanel } from '#modules/notices/MessagesPanel';
import { NotificationsPanel } from '#modules/notices/NotificationsPanel';
import { openSettings } from '#modules/settings/settingsOpen';
import { ShortcutsPanel } from '#modules/shortcuts/ShortcutsPanel';
import { UserMenu } from '#modules/user/UserMenu';

import * as styles from './shell.css';

export type HeaderControlsProps = {
  /** A button that opens the chat, below lg: from lg the chat rail replaces it. */
  chat: boolean;
  /** Left out while the navigation contains them. */
  notifications: boolean;
  user: boolean;
};

// The same in all layouts; memoised, so that a change of layout does not render them again.
const SharedControls = memo(function SharedControls() {
  return (
    <>
      <LanguageMenu look="flag" />
      <span className={styles.fromMd}>
        <FullscreenToggle />
      </span>
      <SearchBar />
      <ShortcutsPanel />
      <MessagesPanel />
    </>
  );
});

/** The tools of the header, in the same order in all layouts. */
export const HeaderControls = memo(function HeaderControls({ chat, notifications, user }: HeaderControlsProps) {
  const { t } = useTranslation('app-shell');
  return (
    <div role="group" aria-label={t('header.tools')} className={styles.controls}>
      <SharedControls />
      {notifications ? <NotificationsPanel /> : null}
      {chat ? (
        <span className={styles.belowLg}>
          <QuickChatButton />
        </span>
      ) : null}
      {user ? <UserMenu onSettings={openSettings} onDemo={openDemo} /> : null}
    </div>
  );
});
