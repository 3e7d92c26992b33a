import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { facilityScenarios } from '#mocks/directory/scenarios';

import { FacilitySuggestion } from './FacilitySuggestion';

const meta = preview.meta({ component: FacilitySuggestion });

export const Mistyped = meta.story({ args: { lastSegment: 'Saltmarket-Clinik' } });
Mistyped.test('links to the intended facility', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Saltmarket Clinic' });
  await expect(link).toHaveAttribute('href', '/facility/saltmarket-clinic');
  await expect(canvas.getByText(/Did you mean/)).toBeVisible();
});

export const NothingAlike = meta.story({ tags: ['no-visual'], args: { lastSegment: 'terms-of-something-else' } });
export const NoSlug = meta.story({ tags: ['no-visual'], args: { lastSegment: '%F0%9F%98%80' } });
NoSlug.test('renders nothing', async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
});

export const Failed = Mistyped.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityScenarios.similar.fails()),
});
Failed.test('renders nothing', async ({ canvas }) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(canvas.queryByText(/Did you mean/)).toBeNull();
});
