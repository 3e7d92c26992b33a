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

const mend = (page: Page) => page.evaluate(() => fetch('/api/mock/reset', { method: 'POST' }).then(() => undefined));

test.describe('a panel whose call fails', { tag: '@desktop' }, () => {
  test.use({ account: 'ada', expectedProblems: [/status of 500|net::ERR_FAILED/] });

  for (const { panel, address, path } of panels) {
    test(`the ${panel} say why, and recover`, async ({ page }) => {
      // Shortens the client's time limit of 15 seconds.
      await page.addInitScript(() => {
        const limit = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (milliseconds) =>
          limit(sessionStorage.getItem('backend-faults')?.includes('60000') ? 3000 : milliseconds);
      });
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
