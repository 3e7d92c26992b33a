import type { Preview } from '@storybook/react-vite';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/** Whether the story runs in `npm run test:stories`, where reports are not viewed. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

// Digests of passed checks: the markup of two thousand stories would not fit in memory.
const passed = new Set<string>();

/**
 * Digest of the page as axe sees it. React's generated ids are renumbered, so that a second render is equal to the
 * first.
 */
async function seen(globals: unknown): Promise<string> {
  const ids = new Map<string, string>();
  const markup = document.body.outerHTML.replaceAll(/_r_\w+?_/g, (id) => {
    const known = ids.get(id) ?? `_r${ids.size}_`;
    ids.set(id, known);
    return known;
  });
  // Sizes decide what is clipped and what overlaps.
  const view = [innerWidth, innerHeight, scrollX, scrollY, document.documentElement.className];
  const whole = new TextEncoder().encode([...view, JSON.stringify(globals), markup].join('\n'));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole)).join();
}

/**
 * axe takes a third of the time of all story tests, and many tests of a story do not change its markup. Markup that has
 * just passed is not checked again; in Storybook itself it always is.
 */
export function axeOnce<Addon extends { afterEach?: unknown }>(addon: Addon): Addon {
  const check = addon.afterEach as AfterEach;
  const afterEach: AfterEach = async (context) => {
    if (!isTestRun) return check(context);
    const now = await seen(context.globals);
    if (passed.has(now)) return;
    await check(context);
    passed.add(now);
  };
  return { ...addon, afterEach };
}
