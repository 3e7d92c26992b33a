import { expect, test } from './app';
import { findingsOn } from './axe';

test.use({ account: 'mira' });

test('an answer is found from the search of the console, then a guide, which is rated; support is asked, and its mail arrives @desktop', async ({
  page,
}) => {
  await page.goto('/home');
  // The shell runs: its prerendered frame hears no keys.
  await expect(page.getByRole('link', { name: /^Mailbox \d+/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('forgot pasword');
  const option = page.getByRole('option', { name: /I forgot my password/ });
  await expect(option).toBeVisible();
  await option.click();
  await expect(page).toHaveURL(/\/apps\/help-center\/faqs#faq_forgot_password$/);
  await expect(page.getByText('Open the link from')).toBeVisible();
  await expect(page.locator('#faq_forgot_password')).toBeFocused();
  expect(await findingsOn(page)).toEqual([]);

  // The search of the page, by the keyboard.
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search questions and guides' });
  await expect(field).toBeFocused();
  await page.keyboard.type('plan tasks');
  await expect(page).toHaveURL(/\/apps\/help-center\/faqs\?q=plan\+tasks$/);
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toHaveText(
    'Plan your work with tasks',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides\/projects\/plan-with-tasks/);
  await expect(page.getByRole('heading', { level: 1, name: 'Plan your work with tasks' })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);

  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Put the list in order' })
    .click();
  await expect(page).toHaveURL(/#part-put-the-list-in-order$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Put the list in order' })).toBeInViewport();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/apps/help-center/rating'));
  await page.getByRole('button', { name: 'No', exact: true }).press('Enter');
  await saved;
  await page.reload();
  await expect(page.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Ask support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ask support' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).fill('My board is empty');
  await page.getByRole('textbox', { name: 'Message' }).fill('I opened a board and it has no lists.');
  await expect(
    page.getByRole('region', { name: 'This may answer it' }).getByRole('link', { name: 'Work with boards' }),
  ).toBeVisible();
  // What is typed and chosen is still there after reading a suggestion.
  await page
    .getByLabel(/^Attachments/)
    .setInputFiles({ name: 'board.txt', mimeType: 'text/plain', buffer: Buffer.from('No lists.') });
  await page
    .getByRole('region', { name: 'This may answer it' })
    .getByRole('link', { name: 'Work with boards' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Work with boards' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('My board is empty');
  await expect(page.getByText('board.txt')).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Request sent' })).toBeVisible();
  const number = (await page.getByText(/^HLP-[A-Z2-7]{6}$/).textContent()) ?? 'no number';

  await page.getByRole('link', { name: 'Open mailbox' }).click();
  await page
    .getByRole('list', { name: 'Emails' })
    .getByRole('link', { name: new RegExp(number) })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`My board is empty \\(${number}\\)`) }),
  ).toBeVisible();
  await expect(page.getByText('board.txt').first()).toBeVisible();
  await page.goto('/outbox');
  await expect(page.getByText(new RegExp(number)).first()).toBeVisible();
});

test.describe('unknown addresses', () => {
  // Chromium reports responses of 404 as errors.
  test.use({ expectedProblems: [/status of 404/] });

  test('say what is unknown, and lead back', async ({ page }) => {
    await page.goto('/apps/help-center/guides/no-such-thing');
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such category' })).toBeVisible();
    await page.goto('/apps/help-center/guides/projects/no-such-guide');
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such guide' })).toBeVisible();
    await page.getByRole('link', { name: 'All guides' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  });
});

test('each guide is a file of its own, which loads when it is read', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (/work-with-boards|plan-with-tasks|keep-files/.test(request.url())) files.add(request.url());
  });
  await page.goto('/apps/help-center/guides/projects');
  await expect(page.getByRole('link', { name: 'Work with boards' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...files].filter((url) => url.endsWith('.js'))).toEqual([]);
  await page.getByRole('link', { name: 'Work with boards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Work with boards' })).toBeVisible();
  await expect.poll(() => [...files].filter((url) => /work-with-boards-[^/]*\.js$/.test(url)).length).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a guide is found, read and rated', async ({ page }) => {
    await page.goto('/apps/help-center');
    const field = page.getByRole('searchbox', { name: 'Search questions and guides' });
    await field.tap();
    await field.fill('import contacts');
    await page.getByRole('link', { name: 'Import and organise contacts' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Import and organise contacts' })).toBeVisible();
    await page.getByText('On this page').tap();
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeVisible();
    const yes = page.getByRole('button', { name: 'Yes', exact: true });
    await yes.tap();
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    expect(await findingsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goBack();
    await expect(field).toHaveValue('import contacts');
  });
});
