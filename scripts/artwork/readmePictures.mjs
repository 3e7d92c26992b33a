/*
 * Takes the pictures of the README in the built application and the built Storybook (npm run readme-pictures).
 * `-- home results` takes only those whose names begin with one of these words.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';

import { tokenOf } from '../../tests/e2e/accounts.ts';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A Monday morning, when most facilities are open. */
const time = new Date('2026-11-23T10:30:00Z');

const clinic = '/facility/saltmarket-clinic';
const pharmacies = '/search/port-calder/pharmacy/page-1';

/** Name, address and the account that is signed in; the name says the scheme and whether the screen is a phone. */
const pictures = [
  { name: 'home-light', address: '/' },
  { name: 'results-map-dark', address: `${pharmacies}?view=map` },
  { name: 'facility-light', address: clinic },
  { name: 'console-light', address: '/home', account: 'ada' },
  { name: 'mailbox-light', address: '/apps/mailbox/inbox/1/mai_0001', account: 'ada' },
  { name: 'scrumboard-dark', address: '/apps/scrumboard/brd_release?layout=enterprise', account: 'ada', theme: 'teal' },
  { name: 'dashboard-light', address: '/dashboards/analytics', account: 'ada' },
  { name: 'storybook-dark', address: '/?path=/docs/components-button--docs&globals=scheme:dark' },
  { name: 'home-phone-dark', address: '/' },
  { name: 'results-phone-light', address: pharmacies },
  { name: 'facility-phone-dark', address: clinic },
  { name: 'console-phone-light', address: '/home', account: 'ada' },
];

const words = process.argv.slice(2);
const chosen = pictures.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));

const app = await serve(path.join(root, 'dist'), { fallback: true });
const storybook = await serve(path.join(root, 'storybook-static'));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });

for (const { name, address, account, theme = 'brand' } of chosen) {
  const isPhone = name.includes('phone');
  const scheme = name.endsWith('dark') ? 'dark' : 'light';
  const isStorybook = name.startsWith('storybook');
  const stored = { appearance: JSON.stringify({ theme, scheme }), ...(account ? { token: tokenOf(account) } : {}) };
  const context = await browser.newContext({
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
  });
  await context.clock.setFixedTime(time);
  const page = await context.newPage();
  if (!isStorybook) {
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
  }
  await page.goto((isStorybook ? storybook : app).origin + address);
  const shown = isStorybook ? page.frameLocator('#storybook-preview-iframe') : page;
  await shown.locator('h1:visible').first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  // Map, pictures and counts that appear after the last request.
  await page.waitForTimeout(3000);
  await sharp(await page.screenshot())
    .webp({ quality: 75, effort: 6 })
    .toFile(path.join(root, 'docs/pictures', `${name}.webp`));
  console.log(name);
  await context.close();
}

await browser.close();
await app.close();
await storybook.close();
