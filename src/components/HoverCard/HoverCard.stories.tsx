import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { Avatar } from '#components/Avatar';
import { Button } from '#components/Button';
import { Link } from '#components/Link';

import { HoverCard } from './HoverCard';
// Imported eagerly, so that no test depends on how fast the lazy chunk loads.
import './HoverCardPanel';

const meta = preview.meta({
  component: HoverCard,
  args: {
    label: 'About Defne Yıldız',
    trigger: <Link href="/people/defne">Defne Yıldız</Link>,
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Avatar name="Defne Yıldız" id="defne" />
          <p>
            Head of design
            <br />
            İstanbul
          </p>
        </div>
        <p>Replies within a day. In the office on Mondays and Thursdays.</p>
        <Link href="/people/defne/messages" variant="standalone">
          Send a message
        </Link>
      </div>
    ),
  },
  parameters: {
    keyboard: [
      ['Tab', 'On the trigger: shows the card after half a second; then moves into the card'],
      ['Escape', 'Hides the card; the focus goes back to the trigger'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', gap: 16, alignItems: 'start', minBlockSize: 260 }}>
        {Story()}
        <Button>Next</Button>
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { placement: 'bottom-start', size: 'small' } });
Default.test('comes on hover, stays while it is pointed at, and leaves after', async ({ canvas, userEvent }) => {
  await userEvent.hover(canvas.getByRole('link', { name: 'Defne Yıldız' }));
  const card = await canvas.findByRole('group', { name: 'About Defne Yıldız' });
  await userEvent.hover(card);
  await new Promise((resolve) => setTimeout(resolve, 400));
  await expect(card).toBeVisible();
  await userEvent.unhover(card);
  await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
});
Default.test(
  'comes with keyboard focus; Tab goes into it, Escape gives the focus back',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await canvas.findByRole('group');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Send a message' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Defne Yıldız' })).toHaveFocus();
  },
);
Default.test('closes when Tab leaves it', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await canvas.findByRole('group');
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
});

export const Open = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Defne Yıldız' }));
    await canvas.findByRole('group');
  },
});

export const LongText = Open.extend({
  args: {
    size: 'medium',
    children: (
      <p>
        Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun bir açıklama bile kartın içinde
        kalır ve satırlara bölünür; önemli olan her şey bağlantının götürdüğü sayfada da yazar.
      </p>
    ),
  },
});
