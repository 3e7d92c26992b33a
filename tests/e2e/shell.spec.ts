import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { colourRules, findingsOn } from './axe';

// The console needs a signed-in user.
test.use({ account: 'ada' });

const layouts = [
  'empty',
  'centered',
  'enterprise',
  'material',
  'modern',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
];

const tools = (page: Page) => page.getByRole('group', { name: 'Tools' });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

/**
 * Resolves when a request has been answered: optimistic updates are not saved yet, and a reload would not wait for
 * them.
 */
const answered = (page: Page, method: string, path: string) =>
  page.waitForResponse((response) => response.request().method() === method && response.url().includes(path));

async function openHome(page: Page, query = ''): Promise<void> {
  await page.goto(`/home${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('each layout opens by its name, has one main and one heading, and keeps the URL', async ({ page }) => {
  for (const layout of layouts) {
    await test.step(layout, async () => {
      await openHome(page, `?layout=${layout}`);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveURL(`/home?layout=${layout}`);
      if (layout === 'empty') await expect(page.getByRole('banner')).toHaveCount(0);
      else {
        await expect(page.getByRole('banner')).toBeVisible();
        // Ruling D7: every layout but the empty one shows the owner and the year.
        await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
      }
      const wide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(wide, { message: `${layout} is wider than the screen` }).toBeLessThanOrEqual(0);
    });
  }
});

test('a layout in the URL persists across navigation; an unknown one falls back to the configured one', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openHome(page, '?layout=centered');
  await expect(page.getByRole('complementary', { name: 'Main navigation' })).toHaveCount(0);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Main navigation' })).toHaveCount(0);
  await openHome(page, '?layout=baroque');
  await expect.poll(() => warnings.filter((text) => text.includes('baroque'))).toHaveLength(1);
  expect(warnings.find((text) => text.includes('baroque'))).toContain('classy');
});

test('a shortcut is added, changed and deleted, and saved changes persist @desktop', async ({ page }) => {
  await openHome(page, '?layout=classic');
  const shortcuts = panel(page, 'Shortcuts');
  await tools(page).getByRole('button', { name: 'Shortcuts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit shortcuts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a shortcut' }).click();
  await page.getByLabel('Label').fill('Night pharmacies');
  await page.getByRole('combobox', { name: 'Icon' }).fill('heroicons_outline:moon');
  await page.keyboard.press('Tab');
  await page.getByLabel('Link', { exact: true }).fill('/search/port-calder/pharmacy/page-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Edit Night pharmacies' }).click();
  await page.getByLabel('Label').fill('Pharmacies at night');
  const changed = answered(page, 'PATCH', '/api/common/shortcuts');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit Pharmacies at night' })).toBeVisible();
  await changed;

  await page.reload();
  await tools(page).getByRole('button', { name: 'Shortcuts' }).click();
  await expect(shortcuts.getByRole('link', { name: /Pharmacies at night/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit shortcuts' }).click();
  await page.getByRole('button', { name: 'Edit Pharmacies at night' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const deleted = answered(page, 'DELETE', '/api/common/shortcuts');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Edit Pharmacies at night' })).toHaveCount(0);
  await deleted;
  await page.reload();
  await tools(page).getByRole('button', { name: 'Shortcuts' }).click();
  await expect(shortcuts.getByRole('link').first()).toBeVisible();
  await expect(shortcuts.getByRole('link', { name: /Pharmacies at night/ })).toHaveCount(0);
});

test('all notifications are marked as read, and stay so @desktop', async ({ page }) => {
  await openHome(page, '?layout=classic');
  await tools(page)
    .getByRole('button', { name: /^Notifications, \d+ unread/ })
    .click();
  const all = panel(page, 'Notifications').getByRole('button', { name: 'Mark all as read' });
  const marked = answered(page, 'GET', '/api/common/notifications/mark-all-as-read');
  await all.click();
  await expect(panel(page, 'Notifications').getByRole('button', { name: 'Mark as read' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(tools(page).getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
  await marked;
  await page.reload();
  await expect(tools(page).getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test(
  'the language changes immediately, and a status appears in a second tab',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openHome(page, '?layout=classic');
    const second = await context.newPage();
    await openHome(second, '?layout=classic');
    await tools(page)
      .getByRole('button', { name: /^User menu/ })
      .click();
    await page.getByRole('menuitem', { name: 'Status' }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Busy' }).press('Enter');
    await expect(tools(page).getByRole('button', { name: /Busy/ })).toBeVisible();
    await expect(tools(second).getByRole('button', { name: /Busy/ })).toBeVisible();
    await tools(page)
      .getByRole('button', { name: /^Language/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('button', { name: 'Kısayollar' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Kısayollar' })).toBeVisible();
  },
);

test('the whole header works by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page, '?layout=classic');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  const buttons = tools(page).getByRole('button');
  await expect(buttons.first()).toBeVisible();
  const count = await buttons.count();
  expect(count).toBeGreaterThanOrEqual(7);
  await buttons.first().focus();
  for (let n = 0; n < count; n += 1) {
    const opener = buttons.nth(n);
    await expect(opener).toBeFocused();
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
    await test.step(name, async () => {
      // A full-screen layout has nothing to close.
      if (/Fullscreen/.test(name)) return;
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('dialog').or(page.getByRole('menu')).or(page.getByRole('combobox')).first(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });
    await page.keyboard.press('Tab');
  }
});

test('the search opens by its shortcut, and Enter opens a result @desktop', async ({ page }) => {
  await openHome(page, '?layout=classic');
  // The header may load after the page below it.
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.pressSequentially('lindq');
  await expect(page.getByRole('option', { name: /Ada Lindqvist/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
});

test('a message is sent from the quick chat, and persists', async ({ page }) => {
  await openHome(page, '?layout=classic');
  await page
    .getByRole('button', { name: /^Open chat/ })
    .first()
    .click();
  const chat = page.getByRole('dialog', { name: /Chat|Messages with/ });
  await chat.getByRole('list', { name: 'Chats' }).getByRole('button').first().click();
  const field = page.getByRole('textbox', { name: /^Message / });
  await field.fill('The north entrance is open again.');
  const sent = answered(page, 'POST', '/api/apps/chat/message');
  await field.press('Enter');
  await expect(page.getByRole('dialog').getByText('The north entrance is open again.')).toBeVisible();
  await sent;
  await page.reload();
  await page
    .getByRole('button', { name: /^Open chat/ })
    .first()
    .click();
  // The contact may have answered by now, so the list need not show it.
  await chat.getByRole('list', { name: 'Chats' }).getByRole('button').first().click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/The north entrance is open again/)
      .first(),
  ).toBeVisible();
});

test('the navigation of a small screen is a drawer that returns the focus', { tag: '@mobile' }, async ({ page }) => {
  await openHome(page);
  const toggle = page.getByRole('button', { name: 'Toggle navigation' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(toggle).toBeFocused();
});

/** Changes the colour scheme as another tab does. */
async function chooseScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    const newValue = JSON.stringify({ theme: 'brand', scheme: chosen });
    localStorage.setItem('appearance', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue }));
  }, scheme);
}

test('axe finds nothing in the console, light and dark', { tag: '@desktop' }, async ({ page }) => {
  for (const [name, at] of [
    ['home in classy', '/home?layout=classy'],
    ['home in enterprise', '/home?layout=enterprise'],
    ['contact', '/apps/contacts/per_0001'],
    ['account', '/account/details'],
  ] as const) {
    await test.step(name, async () => {
      await page.goto(at);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await chooseScheme(page, 'light');
      await expect(page.locator('html')).toHaveClass(/\blight\b/);
      expect.soft(await findingsOn(page), `${name}, light`).toEqual([]);
      await chooseScheme(page, 'dark');
      await expect(page.locator('html')).toHaveClass(/\bdark\b/);
      expect.soft(await findingsOn(page, colourRules), `${name}, dark`).toEqual([]);
    });
  }
});

test.describe('without an account', () => {
  test.use({ account: null });

  test('visitors of the directory do not download the console', { tag: '@desktop' }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    for (const at of [
      '/',
      '/search/port-calder/pharmacy/page-1',
      '/service-categories/pharmacy/page-1',
      '/tags/walk-in/page-1',
      '/facility/saltmarket-clinic',
      '/facility/saltmarket-clinic/map?from=port-calder',
      '/article',
    ]) {
      await page.goto(at);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    const shell = /(Console|Layout-|HeaderPopover|QuickChat|SettingsDrawer|ShortcutsPanel|NavigationDrawer)/;
    expect(scripts.filter((url) => shell.test(url.split('/').at(-1) ?? ''))).toEqual([]);
  });
});
