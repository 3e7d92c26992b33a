import { applyLanguage, hasOwnLanguage, markLanguageFromAccount, saveLanguage } from '#lib/i18n/deviceLanguage';
import { toLanguage } from '#lib/i18n/languages';
import { currentSession } from '#lib/session/session';
import type { Session } from '#lib/session/session';
import type { App } from '#app/createApp';

/** What the language sync needs of the application. */
export type LanguageSyncTarget = Pick<App, 'queryClient'> & {
  i18n: Pick<App['i18n'], 'language' | 'changeLanguage' | 'on'>;
};

/**
 * Creates the handler that keeps the language of the screen and of the account in step:
 *
 * - On a sign-in or a restored session the screen takes the account's language, unless one was chosen by hand on this
 *   device while signed out.
 * - A language that a signed-in person chooses by hand is shown immediately and saved to the account.
 * - After a sign-out the screen keeps its language, and the next account may change it.
 */
export function createAccountLanguageSync({ i18n, queryClient }: LanguageSyncTarget): (session: Session) => void {
  let personId: string | undefined;
  let isListening = false;
  let saving: Promise<void> = Promise.resolve();

  async function saveToAccount(): Promise<void> {
    const session = currentSession();
    if (session.status !== 'authenticated') return;
    const language = toLanguage(i18n.language);
    try {
      if (session.user.locale !== language) {
        const { saveLanguage: saveAccountLanguage } = await import('#modules/account/queries');
        await saveAccountLanguage(queryClient, language);
      }
      if (toLanguage(i18n.language) === language) markLanguageFromAccount();
    } catch {
      // It stays this device's own language until the next choice.
    }
  }

  return function syncAccountLanguage(session) {
    if (session.status === 'anonymous') personId = undefined;
    if (session.status !== 'authenticated') return;
    if (!isListening) {
      isListening = true;
      // One after another, so that the account ends with the last choice.
      i18n.on('languageChanged', () => {
        saving = saving.then(saveToAccount);
      });
    }
    const { id, locale } = session.user;
    if (id === personId) return;
    personId = id;
    if (locale === undefined || hasOwnLanguage()) return;
    saveLanguage(locale);
    markLanguageFromAccount();
    if (toLanguage(i18n.language) !== locale) applyLanguage(i18n, locale);
  };
}
