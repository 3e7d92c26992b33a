import type { Page } from '@playwright/test';

/** Holds requests that match a pattern until the returned function is called, which waits for the first of them. */
export async function hold(page: Page, pattern: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let askFor = () => {};
  const asked = new Promise<void>((resolve) => {
    askFor = resolve;
  });
  await page.route(pattern, async (route) => {
    askFor();
    await held;
    await route.continue();
  });
  return async () => {
    await asked;
    release();
  };
}
