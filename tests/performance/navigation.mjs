/* Navigation inside the console at a quarter of the CPU speed, to entries that were hovered first. */
import { tokenOf } from '../e2e/accounts.ts';
import { load, newVisitor, slowProcessor } from './load.mjs';
import { median } from './median.mjs';
import { pages } from './pages.mjs';

/** Maximum duration in ms from the click to the content, and of a frame meanwhile. */
export const navigationBudget = { content: 150, frame: 50 };

const rounds = 5;
// Long enough for the prefetch that hovering starts, the prescribed 625 ms of the mailbox included.
const hovering = 1500;
const contentOf = (key) => pages.find((page) => page.key === key).ready;
const ways = [
  { name: 'home to mailbox', link: 'a[href^="/apps/mailbox"]', ready: contentOf('mailbox') },
  { name: 'mailbox to home', link: 'a[href="/home"]', ready: contentOf('consoleHome') },
];

/** Runs in the page: waits for the next click, and returns the ms until the content is painted and the longest frame. */
function watch({ ready }) {
  const isShown = (part) => {
    const { selector, text = '' } = typeof part === 'string' ? { selector: part } : part;
    const element = document.querySelector(selector);
    return element !== null && element.getClientRects().length > 0 && element.textContent.includes(text);
  };
  window.__way = new Promise((resolve) => {
    const start = ({ timeStamp }) => {
      let content;
      let longestFrame = 0;
      let last = timeStamp;
      const frame = (now) => {
        longestFrame = Math.max(longestFrame, now - last);
        last = now;
        // What the content still causes belongs to the navigation.
        if (content !== undefined && now - timeStamp - content > 500) return resolve({ content, longestFrame });
        if (content === undefined && ready.every(isShown)) {
          setTimeout(() => {
            content ??= performance.now() - timeStamp;
          });
        }
        return requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    };
    addEventListener('click', start, { capture: true, once: true });
  });
}

/**
 * Goes to and fro between the console's home and the mailbox; the first time is measured as well as the others.
 * `content` is the median in ms from the click to the content, `longestFrame` the median of each way's longest frame.
 */
export async function measureNavigation(browser, server) {
  const results = ways.map(({ name }) => ({ name, runs: [] }));
  for (let round = 0; round < rounds; round += 1) {
    const visitor = await newVisitor(browser, { token: tokenOf('ada') });
    try {
      const { page } = await load(visitor, server, '/home', {
        ready: contentOf('consoleHome'),
        conditions: slowProcessor,
      });
      for (const [at, { link, ready }] of ways.entries()) {
        const entry = page.locator(`nav ${link}`).first();
        await entry.hover();
        await page.waitForTimeout(hovering);
        await page.evaluate(watch, { ready });
        await page.mouse.down();
        await page.mouse.up();
        results[at].runs.push(await page.evaluate(() => window.__way));
        await page.waitForTimeout(1000);
      }
    } finally {
      await visitor.close();
    }
  }
  return results.map(({ name, runs }) => ({
    name,
    content: median(runs.map(({ content }) => content)),
    longestFrame: median(runs.map((run) => run.longestFrame)),
    runs,
  }));
}
