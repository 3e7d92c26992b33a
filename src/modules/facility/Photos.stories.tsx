import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { photosOf } from '#mocks/directory/seed/photo';

import { Photos } from './Photos';

const meta = preview.meta({
  component: Photos,
  tags: ['no-visual'],
  args: { name: 'Quayside Pharmacy', photos: photosOf(9, 3, 'Quayside Pharmacy', 'en') },
});

export const Three = meta.story();
Three.test('shows each photo with its description, and one credit for all', async ({ canvas }) => {
  const region = within(canvas.getByRole('region', { name: 'Photos' }));
  await expect(region.getAllByRole('img')).toHaveLength(3);
  await expect(region.getByRole('img', { name: 'Front of Quayside Pharmacy' })).toBeVisible();
  await expect(region.getAllByText('Drawn for the demo')).toHaveLength(1);
  await expect(region.queryByRole('button')).toBeNull();
});

export const One = meta.story({ args: { photos: photosOf(9, 1, 'Quayside Pharmacy', 'en') } });

export const Many = meta.story({ args: { photos: photosOf(9, 7, 'Quayside Pharmacy', 'en') } });
Many.test('opens the photos that have no room, and returns the focus', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('img')).toHaveLength(3);
  const button = canvas.getByRole('button', { name: 'See all 7 photos' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Photos of Quayside Pharmacy' });
  await waitFor(() => expect(dialog).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

export const ManyOnAPhone = Many.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
