import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { FullscreenToggle } from '#components/FullscreenToggle';
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
  /** Where there is a chat rail from lg, there is a button for the chat below. */
  chat?: boolean;
  /** Left out where they stand in the navigation. */
  notifications?: boolean;
  user?: boolean;
};

// The same in all layouts, so a change of layout does not draw them again.
const Everywhere = memo(function Everywhere() {
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

/** What can be reached from every page, in the same order in all layouts. */
export const HeaderControls = memo(function HeaderControls({
  chat = true,
  notifications = true,
  user = true,
}: HeaderControlsProps) {
  const { t } = useTranslation('app-shell');
  return (
    <div role="group" aria-label={t('header.tools')} className={styles.controls}>
      <Everywhere />
      {notifications ? <NotificationsPanel /> : null}
      {chat ? (
        <span className={styles.belowLg}>
          <QuickChatButton />
        </span>
      ) : null}
      {user ? <UserMenu onSettings={openSettings} /> : null}
    </div>
  );
});
