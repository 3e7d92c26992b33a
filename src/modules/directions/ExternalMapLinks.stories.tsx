import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { ExternalMapLinks } from './ExternalMapLinks';

const meta = preview.meta({
  component: ExternalMapLinks,
});

export const Closed = meta.story({
  tags: ['no-visual'],
  args: { target: { lat: 44.512, lon: -31.204, accuracyM: 15, name: 'Harbour Pharmacy' }, mode: 'walk' },
});
Closed.test('has all other apps under “More apps”, by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByText('More apps').focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('link', { name: 'Map app on this device' })).toHaveAttribute(
    'href',
    expect.stringContaining('geo:'),
  );
  await expect(canvas.getAllByRole('link', { name: /^OpenStreetMap/ })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('44.512'),
  );
});
Closed.test('says that the demo’s country is invented', async ({ canvas }) => {
  await expect(canvas.getByText(/^Orvela is a fictional country/)).toBeVisible();
});

export const Turkish = Closed.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Başka bir uygulamada aç' })).toBeVisible();
});
