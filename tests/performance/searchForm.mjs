/* Typing into the search form at a quarter of the CPU speed, and the answers of the search at full speed. */
import { load, newVisitor, slowProcessor } from './load.mjs';
import { median } from './median.mjs';

const placeText = 'port calder';

// From the cheapest search to the most expensive: a term in a city, everywhere, many words, misspelt, nothing found.
const searches = [
  '/search/port-calder/pharmacy/page-1',
  '/search/orvela/pharmacy/page-1',
  '/search/orvela/page-1',
  '/search/port-calder/dental-clinic/page-1',
  '/search/orvela/emergency%20hospital%20with%20parking/page-1',
  '/search/orvela/farmacy/page-1',
  '/search/orvela/qqqqqqqq/page-1',
];

/** The longest task and the longest frame in ms while a place is typed. */
export async function measureTyping(browser, server) {
  const visitor = await newVisitor(browser);
  try {
    const { page } = await load(visitor, server, '/', { conditions: slowProcessor });
    const field = page.getByRole('combobox').first();
    if (!(await field.isVisible())) return { text: placeText, why: 'the home page shows no combobox' };
    await field.click();
    await page.evaluate(() => {
      window.__load.longestTask = 0;
      window.__typing = { longestFrame: 0, last: performance.now() };
      const frame = (now) => {
        window.__typing.longestFrame = Math.max(window.__typing.longestFrame, now - window.__typing.last);
        window.__typing.last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    await field.pressSequentially(placeText, { delay: 120 });
    await page.waitForTimeout(1000);
    const { longestTask, longestFrame } = await page.evaluate(() => ({
      longestTask: window.__load.longestTask,
      longestFrame: window.__typing.longestFrame,
    }));
    return { text: placeText, longestTask, longestFrame };
  } finally {
    await visitor.close();
  }
}

/** Durations of searches in ms. The local back end records each as a performance measure named facility-search. */
export async function measureSearch(browser, server) {
  const visitor = await newVisitor(browser);
  try {
    const page = await visitor.newPage();
    const durations = [];
    for (const address of searches) {
      await page.goto(server.origin + address);
      const found = await page
        .waitForFunction(() => performance.getEntriesByName('facility-search', 'measure').length > 0, undefined, {
          timeout: 15_000,
        })
        .then(() =>
          page.evaluate(() =>
            performance.getEntriesByName('facility-search', 'measure').map(({ duration }) => duration),
          ),
        )
        .catch(() => []);
      durations.push(...found);
    }
    if (durations.length === 0) {
      return {
        count: 0,
        why: 'not measured, because the local back end made no performance measure named facility-search',
      };
    }
    return { count: durations.length, worst: Math.max(...durations), median: median(durations) };
  } finally {
    await visitor.close();
  }
}
