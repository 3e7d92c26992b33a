import { expect, test } from './app';

test.use({ account: 'mira' });

test('a prerendered page reserves the space of the account menu, and never offers to sign in', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenAccount: seen });
    const look = () => {
      const place = document.querySelector<HTMLElement>('[data-account]');
      if (place && getComputedStyle(place).visibility === 'visible') {
        const { left, width } = place.getBoundingClientRect();
        const now = `${place.innerText.includes('Sign in') ? 'offers to sign in' : 'holds'} at ${left}, ${width} wide`;
        if (seen.at(-1) !== now) seen.push(now);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account: Mira Castellanos' })).toBeVisible();
  const seen = await page.evaluate(() => ('seenAccount' in window ? window.seenAccount : undefined));
  expect(seen).toEqual([expect.stringMatching(/^holds at/)]);
});

test('a new e-mail address is requested, confirmed by mail, and used from then on @desktop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Account: Mira Castellanos' }).click();
  await page.getByRole('menuitem', { name: 'Account details' }).click();
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.keyboard.type('mira@new.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('orvela-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waiting for you to confirm mira@new.example')).toBeVisible();
  await expect(page.getByText('mira@orvela.example').first()).toBeVisible();

  await page.goto('/outbox');
  await page.getByRole('link', { name: 'Confirm your new email address' }).click();
  await page.getByRole('link', { name: 'Confirm new email address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your email address is confirmed' })).toBeVisible();

  await page.goto('/account/details');
  await expect(page.getByText('mira@new.example').first()).toBeVisible();
  await expect(page.getByText(/Waiting for you to confirm/)).toHaveCount(0);
});

test('a new password keeps this device signed in, and signing out ends the session everywhere @desktop', async ({
  page,
  context,
}) => {
  await page.goto('/account/change-password');
  await page.getByLabel('Current password').fill('orvela-demo');
  await page.getByLabel('New password').fill('kettle orbits quietly');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password has been changed')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/account/details');
  await expect(other.getByText('mira@orvela.example').first()).toBeVisible();

  await page.getByRole('button', { name: 'Account: Mira Castellanos' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed out' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other).toHaveURL(/\/\?redirectURL=%2Faccount%2Fdetails$/);
});

test.describe('a session that ends in the middle of work', () => {
  test.use({ expectedProblems: [/the server responded with a status of 401/] });

  test('resumes in a dialog over the form, which is then saved as typed @desktop', async ({ page, fault }) => {
    await page.goto('/account/details');
    await page.getByRole('button', { name: 'Change name' }).click();
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.fill('Mira Castellanos-Öztürk');
    await fault({ path: 'api/account/details', status: 401, times: 1 });
    await page.getByRole('button', { name: 'Save' }).click();

    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('mira@orvela.example')).toBeVisible();
    await expect(field).toHaveValue('Mira Castellanos-Öztürk');
    await dialog.getByLabel('Password', { exact: true }).fill('orvela-demo');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    // Saved without pressing Save again.
    await expect(page.getByText('Name saved')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Mira Castellanos-Öztürk').first()).toBeVisible();
  });
});
