import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Token } from './Token';

const meta = preview.meta({
  component: Token,
  tags: ['no-visual'],
  args: {
    children: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizden',
    size: 'small' as const,
    onRemove: fn(),
    removeLabel: 'Remove it',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 160 }}>{<Story />}</div>],
});

export const Default = meta.story({});
Default.test('cuts a long text off, with the whole as a tooltip', async ({ canvas, args, canvasElement }) => {
  await expect(canvas.getByText(args.children)).toHaveAttribute('title', args.children);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  await expect(canvas.getByRole('button', { name: 'Remove it' })).toBeVisible();
});

export const InAField = Default.extend({ args: { size: 'medium' } });
InAField.test('shows a long text whole', async ({ canvas, args, canvasElement }) => {
  await expect(canvas.getByText(args.children)).not.toHaveAttribute('title');
  // More than one line.
  await expect(canvas.getByText(args.children).getBoundingClientRect().height).toBeGreaterThan(36);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
