import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { media } from '#theme/media';

import { Divider } from './Divider';

const meta = preview.meta({
  component: Divider,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { orientation: 'horizontal' } });
Default.test('is a separator', async ({ canvas }) => {
  await expect(canvas.getByRole('separator')).toBeVisible();
});

export const WithText = meta.story({ args: { children: 'or' } });
WithText.test('is read as text', async ({ canvas }) => {
  await expect(canvas.getByText('or')).toBeVisible();
  await expect(canvas.queryByRole('separator')).toBeNull();
});

export const Primary = meta.story({ args: { children: 'New messages', tone: 'primary' }, tags: ['no-visual'] });
Primary.test('has the colour of the theme, unless the colours are those of the system', async ({ canvas }) => {
  const { color } = getComputedStyle(canvas.getByText('New messages'));
  const isOfText = color === getComputedStyle(document.body).color;
  await expect(isOfText).toBe(matchMedia(media.forcedColors).matches);
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <span>Open</span>
      <Divider {...args} />
      <span>350 m</span>
    </div>
  ),
});
Vertical.test('says that it is vertical', async ({ canvas }) => {
  await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
});
