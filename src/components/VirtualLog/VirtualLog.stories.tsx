import preview from '#.storybook/preview';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';

import { VirtualLog } from './VirtualLog';
import type { VirtualLogHandle, VirtualLogProps } from './VirtualLog';

type Entry = { id: string; text: string; day: string; own: boolean };

const entry = (index: number, own = index % 5 === 0): Entry => ({
  id: `e${index}`,
  text:
    index % 7 === 3
      ? `${index}: The north entrance is closed for repairs until Friday; visitors use the door beside the pharmacy instead.`
      : `${index}: Opening hours checked`,
  day: `Day ${Math.floor((index - 1) / 40) + 1}`,
  own,
});
const entries = Array.from({ length: 10_000 }, (_, index) => entry(index + 1));

/** A minimal parent that adds entries. */
function Growing(args: VirtualLogProps<Entry>) {
  const [items, setItems] = useState(args.items);
  const log = useRef<VirtualLogHandle>(null);
  const add = (own: boolean) => setItems((before) => [...before, entry(before.length + 1, own)]);
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button onClick={() => add(false)}>Add theirs</Button>
        <Button onClick={() => add(true)}>Add mine</Button>
        <Button onClick={() => log.current?.scrollTo('e5000')}>Go to 5000</Button>
      </div>
      <div style={{ blockSize: 320, border: '1px solid' }}>
        <VirtualLog<Entry> {...args} items={items} ref={log} />
      </div>
    </div>
  );
}

const meta = preview.meta({
  component: VirtualLog<Entry>,
  tags: ['no-visual'],
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the newest entry, or the one that had the focus, and on into its controls'],
      ['Arrow Up, Arrow Down', 'Moves to the entry before or after'],
      ['Home, End', 'Moves to the oldest or newest entry'],
    ],
  },
  render: (args) => <Growing {...args} />,
  args: {
    label: 'History',
    items: entries,
    itemKey: ({ id }) => id,
    estimatedHeight: ({ text }) => (text.length > 60 ? 40 : 20),
    groupOf: ({ day }) => day,
    isOwn: ({ own }) => own,
    newestLabel: (count) => (count > 0 ? `${count} new` : 'Newest'),
    announce: ({ text }) => text,
    onItemKeyDown: fn(),
    children: ({ text }) => <div>{text}</div>,
  },
});

const distanceFromEnd = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop;

export const Long = meta.story();
Long.test('begins at the newest of ten thousand and renders only what is in sight', async ({ canvas }) => {
  const log = await canvas.findByRole('log', { name: 'History' });
  await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
  await expect(within(log).getByText('10000: Opening hours checked')).toBeVisible();
  await expect(within(log).getAllByRole('article').length).toBeLessThan(60);
  await expect(within(log).getAllByRole('article').at(-1)).toHaveAttribute('aria-posinset', '10000');
});
Long.test(
  'follows what is added while it is at the end, and keeps its place further up',
  async ({ canvas, userEvent }) => {
    const log = await canvas.findByRole('log');
    await userEvent.click(canvas.getByRole('button', { name: 'Add theirs' }));
    await waitFor(() => expect(within(log).getByText(/^10001:/)).toBeVisible());
    await waitFor(() => expect(distanceFromEnd(log)).toBeLessThan(2));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^10001:/);

    log.scrollTop -= 2000;
    await canvas.findByRole('button', { name: 'Newest' });
    // What scrolling has jumped to is rendered, and measured, in a later frame.
    await waitFor(() => {
      for (const entry of within(log).getAllByRole('article')) expect(entry).not.toBeEmptyDOMElement();
    });
    const place = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Add theirs' }));
    await canvas.findByRole('button', { name: '1 new' });
    await expect(Math.abs(log.scrollTop - place)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: '1 new' }));
    await waitFor(() => expect(within(log).getByText(/^10002:/)).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new/i })).toBeNull());
    await expect(log.contains(document.activeElement)).toBe(true);
  },
);
Long.test('shows what one adds oneself, and goes to an entry', async ({ canvas, userEvent }) => {
  const log = await canvas.findByRole('log');
  await userEvent.click(canvas.getByRole('button', { name: 'Go to 5000' }));
  await waitFor(() => expect(within(log).getByText(/^5000:/)).toBeVisible());
  // The heading of the topmost entry floats over the log.
  await expect(within(log).getAllByText('Day 125').length).toBeGreaterThan(0);
  await userEvent.click(canvas.getByRole('button', { name: 'Add mine' }));
  await waitFor(() => expect(within(log).getByText(/^10001:/)).toBeVisible());
});
Long.test('is walked by the arrow keys, and gives other keys to its parent', async ({ args, canvas, userEvent }) => {
  const log = await canvas.findByRole('log');
  canvas.getByRole('button', { name: 'Go to 5000' }).focus();
  await userEvent.tab();
  await expect(document.activeElement).toHaveTextContent(/^10000:/);
  await userEvent.keyboard('{ArrowUp}');
  await expect(document.activeElement).toHaveTextContent(/^9999:/);
  await userEvent.keyboard('{Enter}');
  await expect(args.onItemKeyDown).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^1:/));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^10000:/));
  await expect(log.contains(document.activeElement)).toBe(true);
});

/** Begins at an entry further up. */
export const StartsFurtherUp = Long.extend({ args: { start: 'e9980' } });
StartsFurtherUp.test('with the entry at the top, though its end is near', async ({ canvas }) => {
  const log = await canvas.findByRole('log');
  await waitFor(() => {
    const { top } = within(log)
      .getByText(/^9980:/)
      .getBoundingClientRect();
    return expect(Math.abs(top - log.getBoundingClientRect().top)).toBeLessThan(4);
  });
});

export const Short = Long.extend({ args: { items: entries.slice(0, 3) } });
