import { backKey, forwardKey, inlineEdges, inlineX } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { ScrollArea } from '#components/ScrollArea';
import { vars } from '#theme/contract.css';

import { ResizablePanels } from './ResizablePanels';

const lines = (title: string, count: number) => (
  <ScrollArea label={title}>
    <div style={{ display: 'grid', gap: 8, padding: 16 }}>
      <h2 style={{ fontWeight: 600 }}>{title}</h2>
      {Array.from({ length: count }, (_, at) => (
        <p key={at}>{`${title} ${at + 1}`}</p>
      ))}
    </div>
  </ScrollArea>
);

const meta = preview.meta({
  component: ResizablePanels,
  args: {
    label: 'Folders',
    first: lines('Folders', 6),
    second: lines('Messages', 20),
    onSizeChange: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          blockSize: 320,
          maxInlineSize: 800,
          border: `1px solid ${vars.color.border.default}`,
          borderRadius: vars.radius.card,
          overflow: 'hidden',
          backgroundColor: vars.color.surface.panel,
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    keyboard: [
      ['Arrow Left, Arrow Right', 'Move a handle between panes that stand beside each other'],
      ['Arrow Up, Arrow Down', 'Move a handle between panes that stand below each other'],
      ['Shift + arrow keys', 'Move it in larger steps'],
      ['Home, End', 'Make the first pane as small or as large as it may be'],
      ['Enter', 'Folds the first pane away, and back to the size it had'],
    ],
  },
});

export const Default = meta.story({
  args: { orientation: 'horizontal', defaultSize: 30, min: 20, max: 70, collapsible: true },
});
Default.test('is moved by keys and tells each size', async ({ canvas, userEvent, args }) => {
  const handle = canvas.getByRole('separator', { name: 'Folders' });
  await expect(handle).toHaveAttribute('aria-orientation', 'vertical');
  handle.focus();
  const wide = () => Math.round(Number(canvas.getByRole('region', { name: 'Folders' }).getBoundingClientRect().width));
  const before = wide();
  await userEvent.keyboard(forwardKey());
  await expect(args.onSizeChange).toHaveBeenLastCalledWith(32);
  await expect(wide()).toBeGreaterThan(before);
  await userEvent.keyboard(`{Shift>}${backKey()}{/Shift}`);
  await expect(handle).toHaveAttribute('aria-valuenow', '22');
  await userEvent.keyboard('{End}');
  await expect(handle).toHaveAttribute('aria-valuenow', '70');
  await expect(handle).toHaveAttribute('aria-valuetext', '70%');
  await userEvent.keyboard('{Home}');
  await expect(args.onSizeChange).toHaveBeenLastCalledWith(20);
  await userEvent.keyboard('{ArrowUp}');
  await expect(handle).toHaveAttribute('aria-valuenow', '20');
});
Default.test('folds the first pane away and back', async ({ canvas, userEvent, args }) => {
  const handle = canvas.getByRole('separator', { name: 'Folders' });
  handle.focus();
  await userEvent.keyboard('{Enter}');
  await expect(handle).toHaveAttribute('aria-valuetext', 'Collapsed');
  await expect(args.onSizeChange).toHaveBeenLastCalledWith(0);
  await expect(canvas.getByText('Folders 1')).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(handle).toHaveAttribute('aria-valuenow', '30');
  await expect(canvas.getByText('Folders 1')).toBeVisible();
});
Default.test(
  'is dragged inside its limits, and goes back on a double click',
  async ({ canvas, canvasElement, userEvent, args }) => {
    const handle = canvas.getByRole('separator', { name: 'Folders' });
    const panels = canvas.getByText('Messages 1').closest('[data-orientation]') ?? canvasElement;
    const { top, width } = panels.getBoundingClientRect();
    const { start } = inlineEdges(panels);
    const at = (share: number) => ({ clientX: inlineX(start + width * share), clientY: top + 40 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: at(0.3) },
      { target: handle, coords: at(0.5) },
      { keys: '[/MouseLeft]', target: handle, coords: at(0.5) },
    ]);
    await expect(args.onSizeChange).toHaveBeenCalledTimes(1);
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(50);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: at(0.5) },
      { target: handle, coords: at(0.99) },
      { keys: '[/MouseLeft]', target: handle, coords: at(0.99) },
    ]);
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(70);
    await userEvent.dblClick(handle);
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(30);
  },
);

export const Column = Default.extend({ args: { orientation: 'vertical', defaultSize: 40 } });
Column.test('moves up and down', async ({ canvas, userEvent }) => {
  const handle = canvas.getByRole('separator', { name: 'Folders' });
  await expect(handle).toHaveAttribute('aria-orientation', 'horizontal');
  handle.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(handle).toHaveAttribute('aria-valuenow', '42');
});

export const Collapsed = Default.extend({ args: { initialSize: 0 } });

/** One splitter inside another. */
export const Nested = Default.extend({
  args: {
    second: (
      <ResizablePanels
        label="Messages"
        orientation="vertical"
        defaultSize={45}
        first={lines('Messages', 12)}
        second={lines('Attachments', 3)}
      />
    ),
  },
});

export const RightToLeft = Default.extend({
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ blockSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});
RightToLeft.test('turns the arrows around', async ({ canvas, userEvent }) => {
  const handle = canvas.getByRole('separator', { name: 'Folders' });
  handle.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(handle).toHaveAttribute('aria-valuenow', '32');
});
