/* Lighthouse scores of six public pages on a simulated phone, from 0 to 100. */
import { createServer } from 'node:net';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.mjs';

/** Minimum score of each category. */
export const lighthouseBudget = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const pages = [
  { about: 'home', address: '/' },
  { about: 'search form', address: '/search/facility' },
  { about: 'results', address: '/search/port-calder/pharmacy/page-1' },
  { about: 'category', address: '/service-categories/pharmacy/page-1' },
  { about: 'facility', address: '/facility/saltmarket-clinic' },
  { about: 'article', address: '/article?slug=pharmacy-or-doctor' },
];

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Scores and failed audits of each page; `origin` serves the built application. Throws if Lighthouse or a browser is
 * missing, or a page could not be measured.
 */
export async function measureLighthouse(origin) {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  try {
    const results = [];
    for (const { about, address } of pages) {
      const onlyCategories = Object.keys(lighthouseBudget);
      const judge = () => lighthouse(origin + address, { port, logLevel: 'error', output: 'json', onlyCategories });
      let { lhr } = await judge();
      // Lighthouse itself recommends another run when the start of the trace is missing.
      for (let again = 0; again < 2 && lhr.runtimeError?.code === 'NO_NAVSTART'; again += 1) ({ lhr } = await judge());
      if (lhr.runtimeError) throw new Error(`Lighthouse could not judge ${address}: ${lhr.runtimeError.message}`);
      const scores = Object.fromEntries(
        Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? NaN) * 100)]),
      );
      const failed = Object.values(lhr.audits)
        .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
        .map(({ id }) => id);
      results.push({ about, address, scores, failed });
    }
    return results;
  } finally {
    await browser.close();
  }
}
