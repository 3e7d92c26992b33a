import type { Page } from '@playwright/test';

import { expect, test } from './app';

// A panel whose call fails shows the reason and a retry button that works, and the rest of the page stays usable.

const ways = [
  { way: 'an error', fault: { status: 500 }, why: 'Try again later.' },
  { way: 'a cut connection', fault: { status: 0 }, why: 'The connection was interrupted.' },
  { way: 'an answer of another shape', fault: { malformed: true }, why: 'We could not read' },
  { way: 'no answer in time', fault: { delay: 60_000 }, why: 'did not respond in time' },
] as const;

const panels = [
  { panel: 'shortcuts', address: '/home', path: 'api/common/shortcuts' },
  { panel: 'messages', address: '/home', path: 'api/common/messages' },
  { panel: 'notifications', address: '/home', path: 'api/common/notifications' },
  { panel: 'chats', address: '/home', path: 'api/apps/chat/chats' },
  { panel: 'articles', address: '/home', path: 'api/directory/articles' },
  { panel: 'list of contacts', address: '/apps/contacts', path: 'api/apps/contacts/all' },
  { panel: 'list of mails', address: '/apps/mailbox/inbox/1', path: 'api/apps/mailbox/mails' },
  { panel: 'settings of the mailbox', address: '/apps/mailbox/settings', path: 'api/apps/mailbox/settings' },
  { panel: 'labels of the mailbox', address: '/apps/mailbox/settings', path: 'api/apps/mailbox/labels' },
  { panel: 'requests', address: '/apps/requests', path: 'api/admin/requests' },
];

/** Panels whose data the header asks for as well, when it is ready: they may recover before the button is pressed. */
const sharedWithHeader = new Set(['chats', 'messages', 'notifications']);

/** Calls to a path fail from the next load of the page on; those without an answer end soon. */
async function failNextLoad(page: Page, path: string, fault: object): Promise<void> {
  const faults = JSON.stringify([{ path, times: 1000, ...fault }]);
  await page.evaluate((text) => sessionStorage.setItem('backend-faults', text), faults);
}

/**
 * Ends calls to a path after a second, while they are delayed, instead of the client's 15. All other calls keep their
 * limit, as a page that has just been reloaded may take longer than that on a slow machine.
 */
async function shortenTimeLimit(page: Page, path: string): Promise<void> {
  await page.addInitScript((delayedPath) => {
    let newestLimit = new AbortController();
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('Timed out', 'TimeoutError')), milliseconds);
      newestLimit = limit;
      return limit.signal;
    };
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const isDelayed = sessionStorage.getItem('backend-faults')?.includes('60000') ?? false;
      if (isDelayed && String(input).includes(delayedPath)) {
        const limit = newestLimit;
        setTimeout(() => limit.abort(new DOMException('Timed out', 'TimeoutError')), 1000);
      }
      return send(input, init);
    };
  }, path);
}

const mend = (page: Page) => page.evaluate(() => fetch('/api/mock/reset', { method: 'POST' }).then(() => undefined));

test.describe('a panel whose call fails', { tag: '@desktop' }, () => {
  test.use({ account: 'ada', expectedProblems: [/status of 500|net::ERR_FAILED/] });

  for (const { panel, address, path } of panels) {
    test(`the ${panel} say why, and recover`, async ({ page }) => {
      await shortenTimeLimit(page, path);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const { way, fault, why } of ways) {
        await test.step(way, async () => {
          await failNextLoad(page, path, fault);
          await page.reload();
          const alert = page.getByRole('alert').filter({ hasText: why });
          await expect(alert).toHaveCount(1);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await mend(page);
          const retry = page.getByRole('button', { name: 'Try again' }).first().click({ timeout: 10_000 });
          await (sharedWithHeader.has(panel) ? retry.catch(() => {}) : retry);
          await expect(page.getByRole('alert')).toHaveCount(0);
        });
      }
    });
  }
});
