import { hasOwnLanguage, markLanguageFromAccount, applyLanguage, toLanguage, saveLanguage } from '#lib/i18n/languages';
import type { Language } from '#lib/i18n/languages';
import { currentSession } from '#lib/session/session';
import type { Session } from '#lib/session/session';

import { running } from '#app/routes/running';
import type { Running } from '#app/routes/running';

type Texts = NonNullable<Running['i18n']>;

// Whose language was looked at last, by their id.
let last: string | undefined;
let heard: Texts | undefined;
let saving: Promise<void> = Promise.resolve();

/** The person who is signed in chose a language by hand: their account has it from now on. */
async function save(): Promise<void> {
  const session = currentSession();
  const app = running();
  if (session.status !== 'authenticated' || !app?.i18n) return;
  const { locale } = session.user;
  const speaks = () => toLanguage(app.i18n?.language);
  const language = speaks();
  try {
    if (locale !== language) {
      const { saveLanguage } = await import('#modules/account/queries');
      await saveLanguage(await app.answers.ready(), language);
    }
    if (speaks() === language) markLanguageFromAccount();
  } catch {
    // Then it is this device's own, and stays so until the next choice.
  }
}

const hear = () => {
  // One after another, so that the account has the last of them in the end.
  saving = saving.then(save);
};

function listen(i18n: Texts | undefined): void {
  if (heard === i18n) return;
  heard?.off('languageChanged', hear);
  i18n?.on('languageChanged', hear);
  heard = i18n;
}

function adopt(i18n: Texts, language: Language): void {
  saveLanguage(language);
  markLanguageFromAccount();
  if (toLanguage(i18n.language) !== language) applyLanguage(i18n, language);
}

/**
 * The language follows whoever is signed in, unless somebody chose one by hand on this device while nobody was.
 *
 * - Somebody signs in, or their session is restored when the page is loaded: the product speaks the language of their
 *   account, unless this device has one of its own. Until it is known whose session it is, the page speaks as before.
 * - Somebody who is signed in chooses by hand, in a header or on the page of the account: that counts at once, here and
 *   for the account.
 * - Somebody signs out: the page goes on in the language it has, and the next account may bring another.
 */
export function followAccountLanguage(session: Session): void {
  const i18n = running()?.i18n;
  if (session.status === 'anonymous') last = undefined;
  if (session.status !== 'authenticated') return;
  listen(i18n);
  const { id, locale } = session.user;
  if (id === last) return;
  last = id;
  if (i18n && locale !== undefined && !hasOwnLanguage()) adopt(i18n, locale);
}
