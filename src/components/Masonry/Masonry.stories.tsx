import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Button } from '#components/Button';
import { Card } from '#components/Card';

import { Masonry } from './Masonry';
import type { MasonryProps } from './Masonry';

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
  await waitFor(() => expect(canvas.getByRole('list')).toHaveAttribute('data-ready'));
  await expect(items().map((item) => item.dataset['key'])).toEqual(notes.map(({ id }) => id));
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
  await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('New');
});
