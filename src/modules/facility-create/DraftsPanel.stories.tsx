import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { EmptyState } from '#components/EmptyState';
import { resetDatabase } from '#mocks/core/database';
import { updateDraft } from '#mocks/facility-create/drafts';
import { sampleDraft } from '#mocks/testing/facilityDrafts';
import { facilityCreateScenarios } from '#mocks/facility-create/scenarios';
import { demoAccount } from '#mocks/accounts/seed';

import { emptyValues } from './draftValues';
import { DraftsPanel } from './DraftsPanel';

const owner = demoAccount('mira').id;
const kept = (id: string, values: typeof sampleDraft, step: 'hours' | 'name') =>
  updateDraft({ id, draft: { step, values }, baseUpdatedAt: null }, owner);

const meta = preview.meta({
  component: DraftsPanel,
  tags: ['no-visual'],
  parameters: { account: 'mira' },
  args: { empty: <EmptyState title="You have no drafts" description="What you begin is kept here." /> },
  beforeEach: () => resetDatabase(),
});

export const Loaded = meta.story({
  tags: ['!no-visual'],
  async beforeEach() {
    await kept('drf_lantern-row', sampleDraft, 'hours');
    await kept('drf_without-a-name', emptyValues, 'name');
  },
});
Loaded.test('leads back to where each was left, and begins nothing itself', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Continue Lantern Row Travel Clinic' });
  await expect(link).toHaveAttribute('href', expect.stringContaining('step=hours'));
  await expect(canvas.getByRole('link', { name: 'Continue Unnamed facility' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Add another facility' })).toBeNull();
});

/** As on the page that lists the facilities of the person. */
export const BelowHeading = Loaded.extend({
  tags: ['no-visual'],
  render: (args) => (
    <main>
      <h1 tabIndex={-1}>My facilities</h1>
      <DraftsPanel {...args} />
    </main>
  ),
});
BelowHeading.test('discards one after a question, and goes on at the heading', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Discard Unnamed facility' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard this draft?' }));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
});

export const LongName = meta.story({
  async beforeEach() {
    const name =
      'Saltmarket and Old Harbour Community Rehabilitation, Physiotherapy and Hydrotherapy Centre of the Isles';
    await kept('drf_long-name', { ...sampleDraft, facility: { ...sampleDraft.facility, name } }, 'hours');
  },
});
LongName.test('keeps its buttons in reach', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /^Discard Saltmarket and Old Harbour/ })).toBeVisible();
});

export const Empty = meta.story({});
Empty.test('says so', async ({ canvas }) => {
  await expect(await canvas.findByText('You have no drafts')).toBeVisible();
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.drafts.neverResolves()) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.drafts.failsOnce(503)) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('You have no drafts')).toBeVisible();
});
