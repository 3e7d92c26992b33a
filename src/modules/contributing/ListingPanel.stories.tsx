import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { sampleFacilities, sampleVerification } from '#mocks/testing/contributions';
import { resetDatabase } from '#mocks/core/database';
import { contributingScenarios } from '#mocks/contributing/scenarios';

import { ListingPanel } from './ListingPanel';

const meta = preview.meta({
  component: ListingPanel,
  args: { slug: sampleFacilities.owned.slug },
  parameters: { account: 'ada' },
  async beforeEach() {
    await resetDatabase();
    return resetDatabase;
  },
});
const why = 'Two neighbours say that the house is empty.';

export const Loaded = meta.story({});
Loaded.test('suspends by keyboard after a question, and takes it back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Suspend facility' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), why);
  const suspend = canvas.getByRole('button', { name: 'Suspend facility' });
  suspend.focus();
  await userEvent.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Suspend Saltmarket Clinic?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Suspend facility' }));
  await expect(await canvas.findByText('Saltmarket Clinic suspended')).toBeVisible();
  await expect(await canvas.findByText('Suspended')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(await canvas.findByText('Saltmarket Clinic relisted')).toBeVisible();
});
Loaded.test('asks for what is missing, the other facility of a merge too', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  await expect(canvas.getByRole('link', { name: 'Select what to do' })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Merge with another facility' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), why);
  await userEvent.click(canvas.getByRole('button', { name: 'Merge with another facility' }));
  const words = 'Enter a link to another listed facility';
  await expect(await canvas.findByRole('link', { name: words })).toBeVisible();
});

/** A pending verification has to be decided before the page can be taken down. */
export const WithOpenRequest = meta.story({
  tags: ['no-visual'],
  args: { slug: sampleFacilities.free.slug },
  beforeEach: async () => void (await sampleVerification()),
});
WithOpenRequest.test('offers what can be done meanwhile', async ({ canvas }) => {
  await expect(await canvas.findByText('Under review')).toBeVisible();
  await expect(canvas.getAllByRole('radio')).toHaveLength(1);
});

export const Loading = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.listing.neverResolves()),
});
export const Failed = Loaded.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(contributingScenarios.listing.failsOnce(503)),
});
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Owen Fairweather')).toBeVisible();
});
export const NotFound = Loaded.extend({ tags: ['no-visual'], args: { slug: 'no-such-place' } });
export const Dark = Loaded.extend({ tags: ['no-visual'], globals: { scheme: 'dark' } });
export const Turkish = Loaded.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
Turkish.test('offers in Turkish', async ({ canvas }) => {
  await expect(await canvas.findByRole('radio', { name: 'Tesisi askıya al' })).toBeVisible();
});
export const OnAPhone = Loaded.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
