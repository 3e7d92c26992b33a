import { hasLanguage, languageAccountKey, showLanguage, toLanguage, writeLanguage } from '#lib/languages';
import type { Language } from '#lib/languages';
import { currentSession } from '#lib/session';
import type { Session } from '#lib/session';
import { readText, remove, writeText } from '#lib/storage';

import { running } from './running';
import type { Running } from './running';

type Texts = NonNullable<Running['i18n']>;

// Whose language was looked at last; nobody's, or nothing is known since the page was loaded.
let last: string | null | undefined;
let isRestoring = false;
let heard: Texts | undefined;
let saving: Promise<void> = Promise.resolve();

/** Notes, for the next page load, that the device has the language that the account has. */
const follow = (account: string) => writeText(languageAccountKey, account);

/** The person who is signed in chose a language by hand: their account has it from now on. */
async function save(): Promise<void> {
  const session = currentSession();
  const app = running();
  if (session.state !== 'in' || !app?.i18n) return;
  const { id, locale } = session.user;
  const speaks = () => toLanguage(app.i18n?.language);
  const language = speaks();
  try {
    if (locale !== language) {
      const { keepLanguage } = await import('#modules/account/queries');
      await keepLanguage(app.queryClient, language);
    }
    if (speaks() === language) follow(id);
  } catch {
    // Then it is this device's own, and stays so until the next sign-in.
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

function adopt(i18n: Texts, language: Language, account: string): void {
  writeLanguage(language, account);
  if (toLanguage(i18n.language) !== language) showLanguage(i18n, language);
}

/**
 * The language follows whoever is signed in; of two choices the newer one counts.
 *
 * - Somebody signs in: the product speaks the language of their account, and this device goes on with it.
 * - A session is restored when the page is loaded: the same, unless a language was chosen by hand on this device since
 *   and the account could not be told. Until it is known whose session it is, the page speaks as it did before.
 * - Somebody who is signed in chooses by hand, in a header or on the page of the account: that counts at once, here and
 *   for the account.
 * - Somebody signs out: the page goes on in the language it has.
 */
export function followAccountLanguage(session: Session): void {
  const i18n = running()?.i18n;
  if (session.state === 'unknown') isRestoring ||= last === undefined;
  if (session.state === 'out') {
    last = null;
    isRestoring = false;
    remove(languageAccountKey);
  }
  if (session.state !== 'in') return;
  listen(i18n);
  const { id, locale } = session.user;
  if (id === last) return;
  const isOwn = isRestoring && hasLanguage() && readText(languageAccountKey) !== id;
  last = id;
  isRestoring = false;
  if (i18n && locale !== undefined && !isOwn) adopt(i18n, locale, id);
}
