import type { Page } from '@playwright/test';

import { password } from './accounts';
import { expect, test } from './app';
import { heading } from './keyboard';

const opened = 'Name and type';

/** Signs in by keyboard in the visible form. */
async function signIn(page: Page, secret = password, email = 'mira@orvela.example'): Promise<void> {
  const form = page.getByRole('dialog').or(page.getByRole('main')).last();
  await form.getByLabel('Email address', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(secret);
  await page.keyboard.press('Enter');
}

// Chromium reports every rejection on the console.
const refused = (status: number, path: string) => new RegExp(`status of ${status} .*${path}`);

test.describe('a wrong password', () => {
  test.use({ expectedProblems: [refused(404, 'api/auth/sign-in')] });

  test(
    'a deep link goes through sign-in to its target, with the right password on the second attempt',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/facility/create?draft=d1#contact');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`/?redirectURL=${encodeURIComponent('/facility/create?draft=d1#contact')}`);
      await signIn(page, 'not the password');
      await expect(dialog.getByText('Incorrect email address or password').first()).toBeVisible();
      await expect(dialog.getByLabel('Email address', { exact: true })).toHaveValue('mira@orvela.example');
      await signIn(page);
      await expect(heading(page, opened)).toBeVisible();
      await expect(page).toHaveURL('/facility/create?draft=d1#contact');
      // The dialog adds no history entry, and a reload stays signed in.
      await page.reload();
      await expect(heading(page, opened)).toBeVisible();
    },
  );
});

test('closing the dialog stays on the home page', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('a redirectURL to another site leads home @desktop', async ({ page }) => {
  await page.goto(`/sign-in?redirectURL=${encodeURIComponent('//evil.example/account/details')}`);
  await signIn(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: /Mira/ }).first()).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ account: 'mira' });

  test('a link made for signed-out people leads on all the same @desktop', async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('button', { name: /Mira/ }).first()).toBeVisible();
    // As a link that was clicked just before the session was confirmed.
    await page.evaluate(() => {
      history.pushState({}, '', '/?redirectURL=%2Faccount%2Fdetails');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page).toHaveURL('/account/details');
  });

  test('the sign-in page redirects home, which says so @desktop', async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.getByText('You are currently logged in. Please log out to continue.').first()).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(heading(page, /./)).toBeVisible();
  });

  test('an administrator’s page says who may see it @desktop', async ({ page }) => {
    await page.goto('/admin/facilities/saltmarket-clinic/reject');
    await expect(heading(page, 'This page is for administrators')).toBeVisible();
    await expect(page.getByText('mira@orvela.example')).toBeVisible();
    await expect(page).toHaveURL('/admin/facilities/saltmarket-clinic/reject');
  });

  test('signing out in one tab applies to the other, and signing in there to the first @desktop', async ({
    page,
    context,
  }) => {
    await page.goto('/account/details');
    await expect(heading(page, /./)).toBeVisible();
    const second = await context.newPage();
    await second.goto('/sign-out');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/?redirectURL=%2Faccount%2Fdetails');
    await second.goto('/sign-in?redirectURL=%2Fhome');
    await signIn(second, password, 'owen@orvela.example');
    await expect(second).toHaveURL('/home');
    // The interrupted navigation continues by itself.
    await expect(page).toHaveURL('/account/details');
    await expect(page.getByText('owen@orvela.example').first()).toBeVisible();
  });
});

test.describe('with a token that the server rejects', () => {
  // The page asks for its data beside the check of the token, and the server refuses those too.
  const paths = 'api/(auth/sign-in-with-token|common/\\w+|apps/(chat|mailbox|scrumboard|tasks)/[\\w/]+)';
  test.use({ account: 'mira', expectedProblems: [refused(401, paths)] });

  test('nothing of a guarded page renders before the session is resolved @desktop', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        for (const title of document.querySelectorAll('h1'))
          if (!seen.includes(title.textContent)) seen.push(title.textContent);
      }).observe(document, { childList: true, subtree: true, characterData: true });
      // The server no longer accepts this session.
      localStorage.setItem('token', (localStorage.getItem('token') ?? '').replace(/.{4}$/, 'AAAA'));
    });
    await page.goto('/home');
    await expect(page.getByRole('dialog')).toBeVisible();
    const titles: unknown = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
    expect(JSON.stringify(titles)).not.toMatch(/Good (morning|afternoon|evening)/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.describe('when the server does not respond', () => {
  test.use({ account: 'mira' });

  test('a guarded page says so and retries, and the directory still works @desktop', async ({ page }) => {
    await page.addInitScript(() => {
      const { fetch } = globalThis;
      let left = 2;
      globalThis.fetch = async (input, init) => {
        if (!String(input).includes('sign-in-with-token') || left === 0) return fetch(input, init);
        left -= 1;
        return new Response(null, { status: 503 });
      };
    });
    await page.goto('/account/details');
    await expect(heading(page, 'We could not check whether you are signed in')).toBeVisible();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(heading(page, 'We could not check whether you are signed in')).toBeVisible();
    await again.click();
    await expect(page.getByText('mira@orvela.example').first()).toBeVisible();
  });
});

test.describe('without browser storage', () => {
  test('a session lasts as long as the page, and the user is told @desktop', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/sign-in?redirectURL=%2Ffacility%2Fcreate');
    await signIn(page);
    await expect(heading(page, opened)).toBeVisible();
    await expect(page.getByText(/You’ll stay signed in until you close or reload this page/).first()).toBeVisible();
  });
});
