import type { Preview } from '@storybook/react-vite';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/** Whether the story runs for `npm run test:stories`, where nobody looks at a report. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

// What passed, by its digest: the markup of two thousand stories would fill the memory.
const passed = new Set<string>();

/** Digest of the page as axe sees it; ids that React counts up are counted anew, so that the second drawing is like the first. */
async function seen(globals: unknown): Promise<string> {
  const ids = new Map<string, string>();
  const markup = document.body.outerHTML.replaceAll(/_r_\w+?_/g, (id) => {
    const known = ids.get(id) ?? `_r${ids.size}_`;
    ids.set(id, known);
    return known;
  });
  // Sizes decide what is cut off, and what lies behind what.
  const view = [innerWidth, innerHeight, scrollX, scrollY, document.documentElement.className];
  const whole = new TextEncoder().encode([...view, JSON.stringify(globals), markup].join('\n'));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole)).join();
}

/**
 * axe takes a third of the time of all story tests, and many tests of a story only read what it shows. What has just
 * passed with the very same markup is not looked through again; in Storybook itself it always is.
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
