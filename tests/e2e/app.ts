import type { Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';

import { tokenOf } from './accounts';
import type { Account } from './accounts';

type Options = {
  /**
   * Console messages that a test causes deliberately. Chromium reports 404 and 500 responses as console errors, for
   * example. Join alternatives in one expression: Playwright reads an array of two objects as a fixture with options.
   */
  expectedProblems: RegExp[];
  /** Account whose token the browser holds at the start; `null` for an anonymous visitor. */
  account: Account | null;
  /** Origin of the server of the contract, in a build for another one than the local back end. */
  apiOrigin: string | null;
};

/** A fault to inject into the local back end; see `faultSchema` in src/mocks/core/faults.ts. */
type FaultInput = { path: string; status?: number; times?: number; delay?: number; malformed?: boolean };

type Fixtures = {
  watch: undefined;
  /** Injects a fault; the page must be open, because the back end runs in it. */
  fault: (fault: FaultInput) => Promise<void>;
};

/** Resolves when the local back end answers calls. */
export const whenBackendReady = (page: Page) =>
  page.locator('html[data-backend="ready"]').waitFor({ state: 'attached' });

/** A test on the built application; fails on page errors, console errors and requests to other hosts. */
export const test = base.extend<Options & Fixtures>({
  expectedProblems: [[], { option: true }],
  account: [null, { option: true }],
  apiOrigin: [null, { option: true }],
  // Set once, so that a test can sign out.
  storageState: async ({ account, baseURL }, provide) => {
    const localStorage = account === null ? [] : [{ name: 'token', value: tokenOf(account) }];
    await provide({ cookies: [], origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }] });
  },
  watch: [
    async ({ context, baseURL, apiOrigin, expectedProblems }, provide) => {
      const problems: string[] = [];
      const origins = [new URL(baseURL ?? '').origin, apiOrigin];
      // When a visible page waits for code or texts, only that part may suspend: React hides everything inside the
      // nearest `Suspense`, including a field in use.
      await context.addInitScript(() => {
        new MutationObserver((changes) => {
          for (const { target } of changes) {
            if (!(target instanceof HTMLElement) || target.style.getPropertyPriority('display') !== 'important')
              continue;
            if (target.querySelector('h1'))
              console.error(`The page was hidden to wait: ${target.outerHTML.slice(0, 80)}`);
          }
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
      });
      context.on('weberror', (error) => {
        const { name, message, stack } = error.error();
        problems.push(`page error: ${name}: ${message} ${stack ?? ''} (${error.page()?.url() ?? ''})`);
      });
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console error: ${message.text()} (${message.location().url})`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && !origins.includes(url.origin)) {
          problems.push(`request to another host: ${request.url()}`);
        }
      });
      await provide(undefined);
      const unexpected = problems.filter((problem) => !expectedProblems.some((expected) => expected.test(problem)));
      expect(unexpected, 'The page reported errors, or reached for another host.').toEqual([]);
    },
    { auto: true },
  ],
  fault: async ({ page }, provide) => {
    await provide(async (input) => {
      await whenBackendReady(page);
      const status = await page.evaluate(async (body) => {
        const answer = await fetch('/api/mock/fault', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        return answer.status;
      }, input);
      expect(status).toBe(200);
    });
  },
});

export { expect };
