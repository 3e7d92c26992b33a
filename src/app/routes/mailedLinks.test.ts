import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { routes } from './routes';
import { request } from '#lib/http/request';
import { paths } from '#domain/paths';
import { mailKinds, accountMailText } from '#mocks/outbox/accountMailTexts';
import { closeAccount, listOutbox, patchAccount, patchPassword } from '#modules/account/api';
import { forgotPassword, resetPassword, signUp, verifyEmail } from '#modules/session/api';
import { parseVerifyLink } from '#modules/session/verifyLink';

import { serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { resetTokenOf, signInWith, verificationOf } from '#mocks/testing/sessionCalls';

serveBackend();

const email = 'nora@new.example';
const next = 'nora@post.example';
const passwords = ['lantern under gravel', 'kettle orbits quietly', 'seven wet tram plums'] as const;

/** Returns the path of the route that matches an address. */
const routeOf = (href: string) =>
  matchRoutes(routes, new URL(href, 'https://app.invalid').pathname)?.at(-1)?.route.path ?? 'none';

/** Goes through every step of one person's account, so that every kind of mail is sent. */
async function live(): Promise<void> {
  const [first, second, third] = passwords;
  const signUpWith = () => request(signUp, { body: { name: 'Nora Quill', email, password: first } });
  await signUpWith();
  await request(verifyEmail, { body: await verificationOf(email) });
  await signUpWith();
  await request(forgotPassword, { body: { email } });
  await request(resetPassword, { body: { token: await resetTokenOf(email), password: second } });
  await signInWith(email, second);
  await request(patchAccount, { body: { account: { email: next }, currentPassword: second } });
  await request(verifyEmail, { body: await verificationOf(next) });
  await request(patchPassword, { body: { currentPassword: second, newPassword: third } });
  await signInWith(next, third);
  await request(closeAccount, { body: { password: third } });
}

describe.each(['en', 'tr'] as const)('the mails in %s', (language) => {
  const wordsOf = (kind: (typeof mailKinds)[number]) =>
    accountMailText(kind, language, { name: 'Nora Quill', email: next });

  it('are all in the outbox, and each link opens its route', async () => {
    setLanguage(language);
    await live();
    const mails = await request(listOutbox, {});
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(mailKinds.map((kind) => wordsOf(kind).subject)),
    );
    const led = new Map(mails.flatMap(({ links }) => links.map(({ label, href }) => [label, href])));
    expect(Object.fromEntries([...led].map(([label, href]) => [label, routeOf(href)]))).toEqual({
      [wordsOf('confirm').link ?? '']: paths.verifyEmail,
      [wordsOf('confirm-change').link ?? '']: paths.verifyEmail,
      [wordsOf('known-address').link ?? '']: paths.signIn,
      [wordsOf('reset').link ?? '']: paths.resetPassword,
    });

    // The pages and their middleware accept these addresses.
    for (const href of led.values()) {
      const { pathname, search, searchParams } = new URL(href, 'https://app.invalid');
      const [, , , id, hash] = pathname.split('/');
      if (routeOf(href) === paths.verifyEmail) expect(parseVerifyLink({ id, hash, search })).toBeDefined();
      if (routeOf(href) === paths.resetPassword) expect(searchParams.get('token')).toMatch(/^[\w-]{43}$/);
    }
  });

  it('name a link in this language where they name one in the other', () => {
    for (const kind of mailKinds) {
      const other = accountMailText(kind, language === 'en' ? 'tr' : 'en', { name: 'Nora Quill' });
      expect([kind, wordsOf(kind).link === undefined]).toEqual([kind, other.link === undefined]);
    }
  });
});
