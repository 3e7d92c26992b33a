import { expect, test } from './app';

const steps = { name: 'Step by step' };

test('a visitor goes from the results to the directions by keyboard alone', async ({ page, isMobile }) => {
  await page.goto('/search/port-calder/pharmacy/page-1');
  await expect(page.getByRole('article')).toHaveCount(20);
  const link = page.getByRole('article').filter({ hasText: 'Directions' }).first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.getByRole('link', { name: 'Directions', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Directions to ${name}` })).toBeFocused();
  // The place of the search becomes the start, and is in the URL.
  await expect(page).toHaveURL(/\/map\?from=port-calder$/);
  // Phones show the filled in form as one line.
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  if (isMobile) {
    await expect(page.getByText('From Port Calder, Calder · Walk')).toBeVisible();
    await edit.press('Enter');
  }
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('Port Calder, Calder');
  await expect(page.getByText(/ on foot$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Walk' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Cycle' })).toBeFocused();
  await expect(page).toHaveURL(/\/map\?from=port-calder&mode=cycle$/);
  await expect(page.getByText(/ by bicycle$/)).toBeVisible();
  const list = page.getByRole('list', steps);
  const told = await list.textContent();
  const first = list.getByRole('button').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  if (isMobile) await edit.press('Enter');
  await expect(page.getByRole('radio', { name: 'Cycle' })).toBeChecked();
  await expect(list).toHaveText(told ?? '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('a result card leads straight to directions from the searched place', async ({ page }) => {
  await page.goto('/search/port-calder/pharmacy/page-1');
  const link = page
    .getByRole('article')
    .getByRole('link', { name: /^Directions to / })
    .first();
  const heading = (await link.textContent())?.replace(/^Directions(?=Directions)/, '') ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(page).toHaveURL(/\/map\?from=port-calder$/);
  await expect(page.getByRole('list', steps)).toBeVisible();
});

test('another start has its own URL, and back leads to the previous one @desktop', async ({ page }) => {
  await page.goto('/facility/harbour-pharmacy/map?from=port-calder&mode=drive');
  await expect(page.getByText('2.8 km · about 4 minutes by car')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'From' });
  await field.fill('yesil');
  await expect(page.getByRole('option', { name: /^Yeşilmar/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/facility/harbour-pharmacy/map?from=yesilmar&mode=drive');
  await expect(page.getByText('31.4 km · about 23 minutes by car')).toBeVisible();
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page.getByText('2.8 km · about 4 minutes by car')).toBeVisible();
  await expect(field).toHaveValue('Port Calder, Calder');
});

test('there is no road from Harrow Isle, and the page shows the distance @desktop', async ({ page }) => {
  await page.goto('/facility/saltmarket-clinic/map?from=eastholm&mode=drive');
  await expect(page.getByText('There is no route by road from Eastholm')).toBeVisible();
  await expect(page.getByText(/^Straight-line distance: 68\.9 km\./)).toBeVisible();
  await page.getByText('More apps').click();
  await expect(page.getByRole('link', { name: /^Google Maps/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=44.51137%2C-31.21051&travelmode=driving',
  );
});

test('the way back can be shared by URL @desktop', async ({ page }) => {
  await page.goto('/facility/harbour-pharmacy/map?from=port-calder&mode=walk');
  await page.getByRole('button', { name: 'Swap starting point and destination' }).click();
  await expect(page).toHaveURL('/facility/harbour-pharmacy/map?from=port-calder&mode=walk&way=back');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Directions from Harbour Pharmacy' })).toBeVisible();
  await expect(page.getByText(/Arrive: Port Calder/)).toBeVisible();
});

test('a print has the steps and the map, and no form @desktop', async ({ page }) => {
  await page.goto('/facility/harbour-pharmacy/map?from=port-calder&mode=walk');
  await expect(page.getByRole('list', steps)).toBeVisible();
  await expect(page.getByRole('application')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', steps)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Map of the route to Harbour Pharmacy' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'From' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Open in another app' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

test.describe('my location', () => {
  test('is the start, rounded, and never sent more precisely @desktop', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 44.512_345_6, longitude: -31.204_112_3, accuracy: 20 });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/directions')) asked.push(searchParams.get('from') ?? '');
    });
    await page.goto('/facility/harbour-pharmacy/map');
    await expect(page.getByText('Enter a starting point to get directions.')).toBeVisible();
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('My location');
    await expect(page).toHaveURL('/facility/harbour-pharmacy/map?from=%4044.512%2C-31.204&mode=walk');
    await expect(page.getByRole('list', steps)).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['44.512,-31.204']));
  });
});

test.describe('error responses', () => {
  // Chromium reports every such response on the console.
  test.use({ expectedProblems: [/status of (404|409|500)/] });

  test('a failed route is explained and recovers, and the form is kept @desktop', async ({ page, fault }) => {
    await page.goto('/facility/harbour-pharmacy/map');
    await expect(page.getByText('Enter a starting point to get directions.')).toBeVisible();
    await fault({ path: 'api/directory/directions', status: 500, times: 2 });
    const field = page.getByRole('combobox', { name: 'From' });
    await field.fill('port-calder');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'Could not load the directions' })).toBeVisible();
    await expect(field).toHaveValue('Port Calder, Calder');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', steps)).toBeVisible();
  });

  test('the visitor chooses between two Newbridges @desktop', async ({ page }) => {
    await page.goto('/facility/harbour-pharmacy/map?from=newbridge');
    await page.getByRole('button', { name: 'Newbridge, Sundara' }).click();
    await expect(page).toHaveURL('/facility/harbour-pharmacy/map?from=newbridge-sundara&mode=walk');
    await expect(page.getByRole('combobox', { name: 'From' })).toBeFocused();
    await expect(page.getByRole('list', steps)).toBeVisible();
  });
});
