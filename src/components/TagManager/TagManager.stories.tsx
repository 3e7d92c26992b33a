import { useQuery, useQueryClient } from '@tanstack/react-query';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { Tag } from '#components/TagList';

import { TagManager } from './TagManager';

type ExampleProps = { tags: Tag[]; colors?: boolean; refuse?: boolean };

function Example({ tags, colors = true, refuse = false }: ExampleProps) {
  const client = useQueryClient();
  const queryKey = ['tags'];
  const query = useQuery({ queryKey, queryFn: () => tags, staleTime: Infinity });
  const update = async (change: (tags: Tag[]) => Tag[]) => {
    await Promise.resolve();
    if (refuse) throw new Error('refused');
    client.setQueryData<Tag[]>(queryKey, (before = []) => change(before));
  };
  return (
    <TagManager
      query={query}
      colors={colors}
      maxLength={40}
      unique
      onCreate={(tag) => update((before) => [...before, { id: tag.title, ...tag }])}
      onChange={({ id }, change) =>
        update((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))
      }
      onDelete={({ id }) => update((before) => before.filter((one) => one.id !== id))}
      emptyText="A tag gathers contacts under one word."
      deletionText="It is taken off all contacts. The contacts stay."
    />
  );
}

const sampleTags: Tag[] = [
  { id: 'a', title: 'Suppliers', color: 'teal' },
  { id: 'b', title: 'Gönüllüler', color: 'orange' },
];

const meta = preview.meta({
  component: Example,
  args: { tags: sampleTags },
});

export const Default = meta.story({ tags: ['no-visual'] });
Default.test('adds a tag and asks before it deletes one', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox', { name: 'New tag' });
  await userEvent.click(canvas.getByRole('button', { name: 'Add tag' }));
  await expect(await canvas.findByText('Enter a name')).toBeVisible();
  await userEvent.type(field, 'Press{Enter}');
  const list = await canvas.findByRole('list', { name: 'Tags' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  await expect(field).toHaveValue('');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Press' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Press”?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete tag' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tags' })).toHaveFocus());
});

Default.test('refuses a title that another tag has', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'New tag' }), 'Suppliers{Enter}');
  await expect(await canvas.findByText('There is already a tag “Suppliers”.')).toBeVisible();
  await expect(within(canvas.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(2);
});

export const Refused = Default.extend({ tags: ['no-visual'], args: { refuse: true } });
Refused.test('keeps the text, and says that it failed', async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox', { name: 'New tag' });
  await userEvent.type(field, 'Press{Enter}');
  await expect(await canvas.findByText('This could not be added. Try again.')).toBeVisible();
  await expect(field).toHaveValue('Press');
  await userEvent.click(canvas.getByRole('button', { name: 'Colour of Suppliers' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Blue' }));
  await expect(await canvas.findByText('The colour could not be changed. Try again.')).toBeVisible();
});

export const Empty = Default.extend({ tags: ['no-visual'], args: { tags: [], colors: false } });
Empty.test('says what tags are for', async ({ canvas }) => {
  await expect(await canvas.findByText('No tags yet')).toBeVisible();
  await expect(canvas.queryByRole('combobox', { name: 'Colour' })).toBeNull();
});
