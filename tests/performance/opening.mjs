/* Time from the press until a list of five hundred options is visible, at a quarter of the CPU speed. */

import { withoutHighlights } from '../withoutHighlights.mjs';
import { median } from './median.mjs';

/** Maximum opening time in ms, and CPU slowdown. */
export const openingBudget = { duration: 100, cpu: 4 };

const rounds = 3;

const stories = [
  { name: 'Select', id: 'components-select--five-hundred' },
  { name: 'MultiSelect', id: 'components-multiselect--five-hundred' },
];

/** Presses the control of a story on a new page; returns the longest event up to its paint, in ms. */
async function open(browser, origin, id) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.addInitScript(withoutHighlights);
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
    const control = page.getByRole('combobox').first();
    await control.waitFor();
    await page.waitForTimeout(1500);
    // A pointer hovers before it presses; hovering is not part of the opening.
    await control.hover();
    await page.waitForTimeout(500);
    const session = await page.context().newCDPSession(page);
    await page.evaluate(() => {
      window.__events = [];
      new PerformanceObserver((list) =>
        window.__events.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'event', durationThreshold: 16 });
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: openingBudget.cpu });
    await control.click();
    await page.waitForTimeout(1500);
    const events = await page.evaluate(() => window.__events);
    // No entries mean that every event ended within a frame.
    return Math.max(0, ...events);
  } finally {
    await page.close();
  }
}

/**
 * Opens each list with a real press, each time on a new page; returns the longest event up to its paint in ms: the
 * median, and all values in `runs`. `origin` serves a Storybook.
 */
export async function measureOpening(browser, origin) {
  const results = [];
  for (const { name, id } of stories) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await open(browser, origin, id));
    results.push({ name, duration: median(runs), runs });
  }
  return results;
}
