import { expect, test } from './app';

test('files for search engines and systems have the right content type @desktop', async ({ request }) => {
  const types = {
    '/sitemap.xml': /^(application|text)\/xml/,
    '/robots.txt': /^text\/plain/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
    '/icons/icon-192.png': /^image\/png/,
    '/apple-touch-icon.png': /^image\/png/,
  };
  for (const [address, type] of Object.entries(types)) {
    const answer = await request.get(address);
    expect(answer.ok(), address).toBe(true);
    expect(answer.headers()['content-type'], address).toMatch(type);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/service-categories/pharmacy/page-1</loc>');
  expect(sitemap).toContain('/facility/saltmarket-clinic</loc>');
});

test('an unknown file is an error, and no page of the application @desktop', async ({ request }) => {
  for (const address of ['/assets/none.js', '/none.json', '/pictures/none.txt', '/icons/none.png']) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(answer.headers()['content-type'], address).toMatch(/^text\/plain/);
  }
  expect((await request.get('/about-us')).status()).toBe(200);
});

test('the policy allows the manifest @desktop', async ({ page }) => {
  await page.goto('/');
  const name = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const manifest = (await (await fetch(link?.href ?? '')).json()) as { name: string };
    return manifest.name;
  });
  expect(name).toBe('Orvela Facilities');
});

test('a page has one canonical address, one description and one of each sharing tag @desktop', async ({ page }) => {
  for (const address of ['/about-us', '/article', '/facility/saltmarket-clinic', '/search/port-calder/page-1']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator('html[data-backend="ready"]')).toBeAttached();
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', new URL(address, page.url()).href);
      for (const selector of [
        'meta[name="description"]',
        'meta[property="og:title"]',
        'meta[property="og:url"]',
        'meta[property="og:image"]',
        'script[type="application/ld+json"]',
      ]) {
        await expect(page.locator(selector), selector).toHaveCount(1);
      }
    });
  }
});
