import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

import { password } from './accounts';
import { keepDraftAt } from './drafts';
import { heading, press, tick } from './keyboard';
import { expect, test } from './realServer';

// The application as it is deployed: built for a server of the contract, without the local back end. One build and one
// server serve all of these journeys.
test.describe.configure({ mode: 'default' });

/** Calls to the server while `journey` runs, as method, path and kind of token. */
async function callsDuring(page: Page, apiOrigin: string, journey: () => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== apiOrigin) return;
    const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
    const kind = token === undefined ? 'no token' : token.includes('.') ? 'a JWT' : 'an opaque token';
    calls.push(`${request.method()} ${pathname} with ${kind}`);
  });
  await journey();
  return calls;
}

async function signIn(page: Page, name: string, next: string): Promise<void> {
  await page.goto(`/sign-in?redirectURL=${encodeURIComponent(next)}`);
  await page.getByLabel('Email address', { exact: true }).fill(`${name}@orvela.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(next);
}

const mails = (page: Page) => page.getByRole('list', { name: 'Emails' });
const form = (page: Page) => page.getByRole('form', { name: 'New email' });

test.describe('built for a server', { tag: '@desktop' }, () => {
  test('has no code of the local back end, and no worker that answers calls', async ({ app, page }) => {
    const files = readdirSync(app.folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /backend|mockServiceWorker|seed/i.test(name))).toEqual([]);
    const code = files.filter((name) => /\.(?:js|html)$/.test(name));
    expect(code.length).toBeGreaterThan(50);
    const traces = /mockServiceWorker|setupWorker|\bDexie\b|orvela-local-back-end|There is no handler for/;
    expect(code.filter((name) => traces.test(readFileSync(path.join(app.folder, name), 'utf8')))).toEqual([]);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Pharmacies/ })).toBeVisible();
    const workers = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL),
    );
    expect(workers.filter((url) => !url?.endsWith('/offline-worker.js'))).toEqual([]);
  });

  test('finds and opens a facility', async ({ app, page }) => {
    const calls = await callsDuring(page, app.apiOrigin, async () => {
      await page.goto('/');
      await page.getByRole('combobox', { name: 'Place' }).fill('Saltmere');
      await page.getByRole('combobox', { name: 'What do you need?' }).fill('dentist');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(heading(page, 'Dentists near Saltmere')).toBeVisible();
      const link = page.getByRole('article').first().getByRole('link').first();
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(heading(page, name)).toBeVisible();
      await page.reload();
      await expect(heading(page, name)).toBeVisible();
    });
    expect(calls).toContain('GET /api/directory/facilities with no token');
    expect(calls).toContain('GET /api/directory/facility with no token');
  });

  test('adds a facility with a photo, with an opaque token', async ({ app, page }) => {
    await app.control({ tokens: 'opaque' });
    const calls = await callsDuring(page, app.apiOrigin, async () => {
      await signIn(page, 'mira', '/account/details');
      await page.goto(await keepDraftAt(app.apiOrigin, page, 'services'));
      await page.getByLabel(/^Photos/).setInputFiles('public/pictures/people/14.webp');
      const photo = page.getByRole('list', { name: 'Added photos' }).locator('img');
      await expect(photo).toHaveJSProperty('complete', true);
      expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await page.getByRole('textbox', { name: 'Description of photo 1' }).fill('The blue door');
      await press(page, 'button', 'Continue');
      await expect(heading(page, 'Check your answers')).toBeVisible();
      await tick(page, 'checkbox', 'The details are correct to the best of my knowledge');
      await press(page, 'button', 'Submit');
      await expect(heading(page, 'Submission received: Zephyr Nook Vaccinations')).toBeVisible();
      await press(page, 'link', 'View its page');
      const waiting = page.getByText('Waiting for a decision, usually within 5 working days', { exact: true });
      await expect(waiting).toBeVisible();
      // The session lasts beyond the page.
      await page.reload();
      await expect(waiting).toBeVisible();
    });
    expect(calls).toContain('POST /api/directory/facility/photo with an opaque token');
    expect(calls).toContain('POST /api/directory/facility with an opaque token');
  });

  test('reads, writes and sends mails, with a JSON Web Token', async ({ app, page, browser }) => {
    await app.control({ tokens: 'jwt' });
    const calls = await callsDuring(page, app.apiOrigin, async () => {
      await signIn(page, 'ada', '/apps/mailbox/inbox/1');
      await mails(page)
        .getByRole('link', { name: /Ayşe Yılmaz.*Saturday hours/ })
        .click();
      await expect(heading(page, 'Saturday hours at Saltmarket Clinic')).toBeVisible();
      await page.getByRole('button', { name: 'New email' }).click();
      await form(page).getByRole('combobox', { name: 'To' }).fill('mira@orvela.example');
      await form(page).getByRole('textbox', { name: 'Subject' }).fill('Ramps in Yeşilmar');
      await form(page).getByRole('textbox', { name: 'Message' }).fill('Seven of them are too steep.');
      const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Seven ramps') };
      await form(page).getByRole('button', { name: 'Attach files' }).click();
      await form(page).locator('input[type="file"]').setInputFiles(plan);
      await expect(form(page).getByText('plan.txt', { exact: true })).toBeVisible();
      await form(page).getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Email sent').first()).toBeVisible();
    });
    expect(calls).toContain('POST /api/apps/mailbox/send with a JWT');
    const other = await (await browser.newContext({ baseURL: app.origin })).newPage();
    await signIn(other, 'mira', '/apps/mailbox/inbox/1');
    await mails(other)
      .getByRole('link', { name: /Ramps in Yeşilmar/ })
      .click();
    const opened = other.getByRole('region', { name: 'Email', exact: true });
    await expect(opened.getByText('Seven of them are too steep.')).toBeVisible();
    await expect(opened.getByText('plan.txt', { exact: true })).toBeVisible();
  });

  test.describe('when the server fails', () => {
    test.use({
      expectedProblems: [/status of 500|ERR_CONNECTION_REFUSED|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE/],
    });

    const failures = [
      { what: 'is down', fail: 'stop', mend: 'listen', why: 'The connection was interrupted.' },
      {
        what: 'cuts its answers',
        fail: { fault: 'cut' },
        mend: { fault: null },
        why: 'The connection was interrupted',
      },
      {
        what: 'answers with an error page',
        fail: { fault: 'status500' },
        mend: { fault: null },
        why: 'Try again later.',
      },
      { what: 'answers garbage', fail: { fault: 'garbage' }, mend: { fault: null }, why: 'could not read' },
    ] as const;
    for (const { what, fail, mend, why } of failures) {
      test(`${what}, the screens say so and recover, and nothing typed is lost`, async ({ app, page }) => {
        await signIn(page, 'ada', '/apps/mailbox/inbox/1');
        await expect(mails(page).getByRole('listitem').first()).toBeVisible();
        await page.getByRole('button', { name: 'New email' }).click();
        await form(page).getByRole('combobox', { name: 'To' }).fill('mira@orvela.example');
        await form(page).getByRole('textbox', { name: 'Subject' }).fill('Sent');
        await expect(form(page).getByText('Saved to Drafts')).toBeVisible();
        const address = page.url();
        await app.control(fail);
        await form(page).getByRole('textbox', { name: 'Subject' }).fill(`Sent when the server ${what}`);
        await form(page).getByRole('button', { name: 'Send' }).click();
        await expect(page.getByText('Your email was not sent').first()).toBeVisible();
        await page.getByRole('button', { name: 'Close', exact: true }).last().click();
        await page.getByRole('link', { name: 'Spam' }).click();
        const alert = page.getByRole('alert').filter({ hasText: why });
        await expect(alert).toBeVisible();
        await app.control(mend);
        await page.getByRole('button', { name: 'Try again' }).first().click();
        await expect(alert).toHaveCount(0);
        await expect(mails(page).getByRole('listitem').first()).toBeVisible();
        await page.goto(address);
        await expect(form(page).getByRole('textbox', { name: 'Subject' })).toHaveValue(`Sent when the server ${what}`);
        await form(page).getByRole('button', { name: 'Send' }).click();
        await expect(page.getByText('Email sent').first()).toBeVisible();
      });
    }
  });
});
