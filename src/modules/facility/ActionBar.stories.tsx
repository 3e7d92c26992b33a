import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { ActionBar } from './ActionBar';
import type { ActionBarProps } from './ActionBar';

const clinic: ActionBarProps['facility'] = {
  name: 'Saltmarket Clinic',
  slug: 'saltmarket-clinic',
  phones: [{ number: '+99920555014', type: 'voice' }],
  website: 'https://saltmarket.example',
  bookingUrl: 'https://saltmarket.example/book',
  operationalStatus: 'open',
  locationVisibility: 'exact',
  address: { city: 'Port Calder' },
};

const meta = preview.meta({
  component: ActionBar,
  args: { facility: clinic, url: 'https://orvela.example/facility/saltmarket-clinic' },
});

async function withNavigator(parts: Record<string, unknown>, run: () => Promise<void>) {
  const before = { share: navigator.share, clipboard: navigator.clipboard };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
  try {
    await run();
  } finally {
    for (const [name, value] of Object.entries(before))
      Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

export const Default = meta.story();
Default.test('shows the number as text with a button to copy it', async ({ canvas, userEvent }) => {
  const writeText = fn(async () => {});
  await expect(canvas.getByText('+999 20 555 014')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /Call/ })).toBeNull();
  await withNavigator({ clipboard: { writeText } }, async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy number' }));
    await expect(await canvas.findByText('Number copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('+999 20 555 014');
  });
});
Default.test('links to the directions', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    '/facility/saltmarket-clinic/map',
  );
});
Default.test('says so when the browser refuses to copy', async ({ canvas, userEvent }) => {
  const writeText = fn(async () => {
    throw new DOMException('Denied', 'NotAllowedError');
  });
  await withNavigator({ clipboard: { writeText } }, async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy number' }));
    await expect(await canvas.findByText('Your browser blocked copying.')).toBeVisible();
  });
});
Default.test('uses the system’s share sheet, and accepts that it is closed', async ({ canvas, userEvent }) => {
  const share = fn(async () => {
    throw new DOMException('Closed', 'AbortError');
  });
  const writeText = fn(async () => {});
  await withNavigator({ share, clipboard: { writeText } }, async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith({
      title: 'Saltmarket Clinic',
      url: 'https://orvela.example/facility/saltmarket-clinic',
    });
    await expect(writeText).not.toHaveBeenCalled();
  });
});

Default.test('saves the facility, and links to the shortlist', async ({ canvas, userEvent }) => {
  const save = canvas.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas.getByRole('status')).toHaveTextContent('Saved to your shortlist.');
  await expect(canvas.getByRole('link', { name: 'View shortlist' })).toBeVisible();
  await userEvent.click(save);
  await expect(canvas.queryByRole('link', { name: 'View shortlist' })).toBeNull();
});

const { bookingUrl: _, website: __, ...bare } = clinic;
export const NothingButShare = Default.extend({ args: { facility: { ...bare, phones: [] } } });
export const ClosedForGood = Default.extend({
  args: { facility: { ...clinic, operationalStatus: 'permanently-closed' } },
});
ClosedForGood.test('offers neither call nor booking', async ({ canvas }) => {
  await expect(canvas.queryByText('+999 20 555 014')).toBeNull();
  await expect(canvas.queryByRole('link', { name: /Book/ })).toBeNull();
});
export const Turkish = Default.extend({ globals: { locale: 'tr' } });
