import preview from '#.storybook/preview';
import { expect, spyOn, waitFor } from 'storybook/test';

import { vars } from '#theme/contract.css';

import { ScrollArea } from './ScrollArea';

const lines = (count: number) => (
  <ol style={{ display: 'grid', gap: vars.space[8], padding: vars.space[16] }}>
    {Array.from({ length: count }, (_, at) => (
      <li key={at}>Step {at + 1}: read, understand, decide</li>
    ))}
  </ol>
);

const tiles = (
  <div style={{ display: 'flex', gap: vars.space[12], padding: vars.space[16] }}>
    {Array.from({ length: 12 }, (_, at) => (
      <div
        key={at}
        style={{
          flex: 'none',
          inlineSize: '8rem',
          blockSize: '5rem',
          padding: vars.space[12],
          borderRadius: vars.radius.card,
          backgroundColor: vars.color.neutral.soft,
        }}
      >
        Section {at + 1}
      </div>
    ))}
  </div>
);

const meta = preview.meta({
  component: ScrollArea,
  args: { label: 'Steps', children: lines(30) },
  decorators: [
    (Story) => (
      <div
        style={{
          maxInlineSize: 400,
          border: `1px solid ${vars.color.border.default}`,
          borderRadius: vars.radius.card,
          overflow: 'hidden',
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [
      ['Tab', 'Goes to the area, when it scrolls and holds no control of its own'],
      ['Arrow keys', 'Scroll it'],
      ['Page Up, Page Down', 'Scroll by what is in sight'],
      ['Home, End', 'Scroll to the beginning or the end'],
    ],
  },
});

const opacity = (canvasElement: HTMLElement, edge: 'Start' | 'End') => {
  const hints = canvasElement.querySelectorAll('[role="region"] ~ span');
  const hint = hints[edge === 'Start' ? 0 : 1];
  return hint ? Number(getComputedStyle(hint).opacity) : Number.NaN;
};

export const Default = meta.story({ args: { orientation: 'vertical', size: 'medium' } });
Default.test('can be reached by keyboard', async ({ canvas, userEvent }) => {
  const area = canvas.getByRole('region', { name: 'Steps' });
  await waitFor(() => expect(area).toHaveAttribute('tabindex', '0'));
  await userEvent.tab();
  await expect(area).toHaveFocus();
});
Default.test('hints at what is hidden, at the end where it is hidden', async ({ canvas, canvasElement }) => {
  const area = canvas.getByRole('region', { name: 'Steps' });
  await waitFor(() => expect(opacity(canvasElement, 'End')).toBe(1));
  await waitFor(() => expect(opacity(canvasElement, 'Start')).toBe(0));
  await waitFor(() => {
    // Repeated, because lines that are still being laid out move the end.
    area.scrollTop = area.scrollHeight;
    expect(opacity(canvasElement, 'End')).toBe(0);
  });
  await waitFor(() => expect(opacity(canvasElement, 'Start')).toBe(1));
});

/** Scrolled to the middle: more content at both ends. */
export const Scrolled = Default.extend({
  play: ({ canvas }) => {
    canvas.getByRole('region', { name: 'Steps' }).scrollTop = 200;
  },
});

export const Fits = Default.extend({ args: { children: lines(3) } });
Fits.test('is no stop for the keyboard and hints at nothing', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('region', { name: 'Steps' })).not.toHaveAttribute('tabindex');
  await waitFor(() => expect(opacity(canvasElement, 'Start')).toBe(0));
  await expect(opacity(canvasElement, 'End')).toBe(0);
});

export const Sideways = Default.extend({ args: { label: 'Sections', orientation: 'horizontal', children: tiles } });

/** Scrolls horizontally from right to left. */
export const RightToLeft = Sideways.extend({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
RightToLeft.test('begins at the right and has more at the left', async ({ canvas, canvasElement }) => {
  const area = canvas.getByRole('region', { name: 'Sections' });
  await waitFor(() => expect(opacity(canvasElement, 'End')).toBe(1));
  const end = canvasElement.querySelectorAll('[role="region"] ~ span')[1];
  await expect(end?.getBoundingClientRect().left).toBeLessThan(area.getBoundingClientRect().left + 4);
});

/** Fallback for browsers without scroll-driven animations. */
export const Observed = Default.extend({
  tags: ['no-visual'],
  beforeEach: () => {
    const { supports } = CSS;
    spyOn(CSS, 'supports').mockImplementation((...condition: string[]) =>
      condition.join().includes('animation-timeline') ? false : supports.call(CSS, condition.join(': ')),
    );
  },
});
Observed.test('sees which end is hidden', async ({ canvas }) => {
  const area = canvas.getByRole('region', { name: 'Steps' });
  const root = area.parentElement;
  await waitFor(() => expect(root).toHaveAttribute('data-block-end'));
  await expect(root).not.toHaveAttribute('data-block-start');
  area.scrollTop = area.scrollHeight;
  await waitFor(() => expect(root).not.toHaveAttribute('data-block-end'));
  await expect(root).toHaveAttribute('data-block-start');
});
