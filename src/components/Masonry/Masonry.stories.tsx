import preview from '#.storybook/preview';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Button } from '#components/Button';
import { Card } from '#components/Card';

import { Masonry } from './Masonry';
import type { MasonryHandle, MasonryProps } from './Masonry';

type Note = { id: string; title: string; lines: number };

const notes: Note[] = [3, 1, 5, 2, 4, 1, 2].map((lines, index) => ({
  id: `n${index + 1}`,
  title: `Note ${index + 1}`,
  lines,
}));

function NoteCard({ title, lines }: Note) {
  const [more, setMore] = useState(false);
  return (
    <Card>
      <strong>{title}</strong>
      {Array.from({ length: lines + (more ? 6 : 0) }, (_, line) => (
        <p key={line}>The pharmacy on the quay is open until eight.</p>
      ))}
      <Button size="small" aria-expanded={more} onClick={() => setMore(!more)}>{`More of ${title}`}</Button>
    </Card>
  );
}

const meta = preview.meta({
  component: Masonry<Note>,
  args: {
    label: 'Notes',
    items: notes,
    itemKey: ({ id }: Note) => id,
    children: (note: Note) => <NoteCard {...note} />,
    minColumnWidth: 200,
  },
  decorators: [(Story) => <div style={{ inlineSize: 680, maxInlineSize: '100%' }}>{<Story />}</div>],
});

export const Default = meta.story({ args: { gap: 16 } });
Default.test('moves nothing to another column when an item grows', async ({ canvas, userEvent }) => {
  const items = () => canvas.getAllByRole('listitem');
  await waitFor(() => expect(items().map((item) => item.dataset['key'])).toEqual(notes.map(({ id }) => id)));
  const columns = () => items().map((item) => Math.round(item.getBoundingClientRect().left));
  const before = columns();
  await expect(new Set(before).size).toBe(3);
  const height = canvas.getByRole('list').getBoundingClientRect().height;
  await userEvent.click(canvas.getByRole('button', { name: 'More of Note 2' }));
  await waitFor(() => expect(canvas.getByRole('list').getBoundingClientRect().height).not.toBe(height));
  await expect(columns()).toEqual(before);
});

export const OneColumn = Default.extend({
  args: { gap: 8 },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{<Story />}</div>],
});

/** Remembers nothing of its own: the notes are added by the parent. */
function Growing(args: MasonryProps<Note>) {
  const [items, setItems] = useState(args.items);
  return (
    <>
      <Button onClick={() => setItems([...items, { id: `n${items.length + 1}`, title: 'New', lines: 1 }])}>Add</Button>
      <Masonry<Note> {...args} items={items} />
    </>
  );
}

export const Grows = Default.extend({ tags: ['no-visual'], render: (args) => <Growing {...args} /> });
Grows.test('puts a new item at the end of the reading order', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('New'));
});

const many: Note[] = Array.from({ length: 500 }, (_, index) => ({
  id: `n${index + 1}`,
  title: `Note ${index + 1}`,
  lines: 1 + ((index * 7) % 5),
}));

/** A list that scrolls in the page, and a button that goes to its last item. */
function Long(args: MasonryProps<Note>) {
  const handle = useRef<MasonryHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} style={{ blockSize: 480, overflowY: 'auto' }} role="region" aria-label="All notes" tabIndex={-1}>
      <Button
        onClick={() => {
          handle.current?.reveal('n500');
          root.current?.querySelector<HTMLElement>('[data-key="n500"] button')?.focus();
        }}
      >
        To the last one
      </Button>
      <Masonry<Note> {...args} ref={handle} />
    </div>
  );
}

export const Many = Default.extend({
  tags: ['no-visual'],
  args: { items: many, estimatedHeight: ({ lines }: Note) => 90 + lines * 60 },
  render: (args) => <Long {...args} />,
});
const rendered = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`);
Many.test('renders the items near the view only, and counts them all', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
  await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500');
  const region = canvas.getByRole('region', { name: 'All notes' });
  region.scrollTop = region.scrollHeight;
  await waitFor(() => expect(rendered('n499')).toBeVisible());
  await expect(rendered('n1')).toBeNull();
});
Many.test('keeps the focused item and those beside it, wherever it is scrolled', async ({ canvas, userEvent }) => {
  const first = await canvas.findByRole('button', { name: 'More of Note 1' });
  first.focus();
  const region = canvas.getByRole('region', { name: 'All notes' });
  region.scrollTop = region.scrollHeight / 2;
  await waitFor(() => expect(rendered('n12')).toBeNull());
  await expect(first).toHaveFocus();
  await waitFor(() => expect(rendered('n2')).toBeInTheDocument());
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'More of Note 2' })).toHaveFocus();
  await waitFor(() => expect(region.scrollTop).toBeLessThan(400));
});
Many.test('moves nothing in view when items above it are measured', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'To the last one' }));
  const last = await canvas.findByRole('button', { name: 'More of Note 500' });
  await waitFor(() => expect(last).toHaveFocus());
  const region = canvas.getByRole('region', { name: 'All notes' });
  const top = () => Math.round(last.getBoundingClientRect().top - region.getBoundingClientRect().top);
  // Until all that is near the end is rendered and measured.
  const count = () => canvas.getAllByRole('listitem').length;
  const settled = async () => {
    for (let before = -1; before !== count();) {
      before = count();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await settled();
  const before = top();
  region.scrollTop -= 100;
  await settled();
  await expect(Math.abs(top() - before - 100)).toBeLessThan(2);
});
Many.test('renders all items for print', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(6));
  window.dispatchEvent(new Event('beforeprint'));
  await expect(canvas.getAllByRole('listitem')).toHaveLength(500);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
});

/** The list of the first three notes, and another one. */
function Turning(args: MasonryProps<Note>) {
  const [short, setShort] = useState(false);
  return (
    <>
      <Button onClick={() => setShort(!short)}>Others</Button>
      <Masonry<Note>
        {...args}
        items={short ? args.items.filter((_note, index) => index % 3 === 1) : args.items}
        layoutKey={short ? 'others' : 'all'}
      />
    </>
  );
}

export const AnotherList = Default.extend({ tags: ['no-visual'], render: (args) => <Turning {...args} /> });
AnotherList.test('fills its columns from the start', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(notes.length));
  await userEvent.click(canvas.getByRole('button', { name: 'Others' }));
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
  await expect(first?.top).toBe(second?.top);
});
