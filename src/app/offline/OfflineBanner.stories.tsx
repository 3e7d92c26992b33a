import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { OfflineBanner } from './OfflineBanner';

const meta = preview.meta({
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    savedAt: new Date('2026-03-16T09:05:00Z').getTime(),
    missing: false,
    pages: [
      { href: '/facility/harbour-pharmacy', title: 'Harbour Pharmacy' },
      { href: '/search/port-calder/pharmacy/page-1', title: 'Pharmacies near Port Calder' },
    ],
    onRetry: fn(),
  },
  render: (args) => (
    <>
      <main style={{ padding: 24, minBlockSize: 320 }}>
        <h1>Harbour Pharmacy</h1>
      </main>
      <OfflineBanner {...args} />
    </>
  ),
});

export const Saved = meta.story({ args: { state: 'offline' } });
Saved.test('says how old the data are, without moving the page', async ({ canvas }) => {
  const status = canvas.getByRole('status');
  await expect(await canvas.findByText(/^You are offline\. Showing information saved at \d\d:05\.$/)).toBe(status);
  await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBeLessThan(
    status.getBoundingClientRect().top,
  );
});

export const Yesterday = Saved.extend({
  args: { savedAt: new Date('2026-03-15T15:05:00Z').getTime() },
  tags: ['no-visual'],
});
Yesterday.test('names the day', async ({ canvas }) => {
  await expect(await canvas.findByText(/Showing information saved at Sunday 15 March 2026, \d\d:05\.$/)).toBeVisible();
});

export const Unreachable = Saved.extend({ args: { state: 'unreachable' }, tags: ['no-visual'] });
Unreachable.test('does not blame the device', async ({ canvas }) => {
  await expect(await canvas.findByText(/^The service cannot be reached\. Showing information saved/)).toBeVisible();
});

export const NeverSaved = Saved.extend({ args: { savedAt: undefined, missing: true } });
NeverSaved.test('offers saved pages and a retry', async ({ canvas, userEvent, args }) => {
  await expect(await canvas.findByText('You are offline. This page was not saved on this device.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '2 saved pages' }));
  await expect(canvas.getByRole('link', { name: 'Harbour Pharmacy' })).toHaveAttribute(
    'href',
    '/facility/harbour-pharmacy',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

export const Turkish = NeverSaved.extend({ globals: { locale: 'tr' }, tags: ['no-visual'] });
Turkish.test('says it in Turkish', async ({ canvas }) => {
  await expect(await canvas.findByText('Çevrimdışısınız. Bu sayfa bu cihaza kaydedilmemiş.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: '2 kayıtlı sayfa' })).toBeVisible();
});

export const OnAPhone = NeverSaved.extend({
  args: {
    pages: Array.from({ length: 40 }, (_, at) => ({
      href: `/facility/clinic-${at}`,
      title: `Donaukanal Community Health and Rehabilitation Centre of the Harbour District ${at + 1}`,
    })),
  },
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: '40 saved pages' })),
});
OnAPhone.test('takes at most half of the window, however many pages are saved', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Saved pages' });
  await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight / 2 + 1);
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});
