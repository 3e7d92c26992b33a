import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { AdSlot } from './AdSlot';

/** An ad client that writes into its slots. */
const client = `data:text/javascript,${encodeURIComponent(`
  const fill = (slot) => { slot.textContent = 'Open day at the library, Saturday'; };
  document.querySelectorAll('[data-ad-slot]').forEach(fill);
  document.addEventListener('ad-slot', ({ target }) => fill(target));
`)}`;

const meta = preview.meta({
  component: AdSlot,
  tags: ['no-visual'],
  args: { label: 'Advertisement', place: 'article', client },
});

export const Default = meta.story({});
Default.test('is filled by the ad client, and keeps its size', async ({ canvas }) => {
  const slot = canvas.getByRole('complementary', { name: 'Advertisement' });
  const { height } = slot.getBoundingClientRect();
  await waitFor(() => expect(slot).toHaveTextContent('Open day at the library, Saturday'));
  await expect(slot.getBoundingClientRect().height).toBe(height);
});

export const Blocked = meta.story({ args: { client: '/no-such-ad-client.js' } });
Blocked.test('stays as high without the ad client', async ({ canvas }) => {
  await waitFor(() => expect(document.querySelector('script[src="/no-such-ad-client.js"]')).toBeNull());
  const slot = canvas.getByRole('complementary', { name: 'Advertisement' });
  await expect(slot.getBoundingClientRect().height).toBeGreaterThan(100);
});
