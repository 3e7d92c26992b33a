import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '#components/Button';

import { VirtualList } from './VirtualList';
import type { VirtualListProps, VirtualPosition } from './VirtualList';

type Person = { id: string; name: string; note: string };

const given = ['Ada', 'Barış', 'Can', 'Çiğdem', 'Deniz', 'Ece', 'Fatma', 'Gül', 'Hakan', 'Işıl', 'İrem', 'Jale'];
const family = ['Akın', 'Bulut', 'Çelik', 'Demir', 'Erdoğdu', 'Fidan', 'Güneş', 'Yıldırım'];

// 10,000 people in alphabetical order, with one group per given name.
const people: Person[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `p${index}`,
  name: `${given[Math.floor((index * given.length) / 10_000)]} ${family[index % family.length]} ${index + 1}`,
  note:
    index % 7 === 3
      ? 'Kuzey Körfezi bölgesindeki tüm kuruluşlardan ve onların çalışma saatlerinden sorumludur; hafta sonları nöbetçidir.'
      : 'Port Calder',
}));
const idOf = ({ id }: Person) => id;
const nameOf = ({ name }: Person) => name;
const initialOf = ({ name }: Person) => name.slice(0, 1);

function Line({ name, note }: Person) {
  return (
    <div style={{ padding: '8px 12px' }}>
      <strong style={{ fontWeight: 500 }}>{name}</strong>
      <div>{note}</div>
    </div>
  );
}

/** A minimal parent that stores the selection. */
function Kept(args: VirtualListProps<Person>) {
  const [selected, setSelected] = useState(args.selectedKeys ?? []);
  return (
    <VirtualList<Person>
      {...args}
      selectedKeys={selected}
      onSelectionChange={(keys) => {
        args.onSelectionChange?.(keys);
        setSelected(keys);
      }}
    />
  );
}

const meta = preview.meta({
  component: VirtualList<Person>,
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the active row, and on into its controls'],
      ['Arrow Down, Arrow Up', 'Moves to the next or previous row (listbox, grid)'],
      ['Page Down, Page Up', 'Moves by what is in sight (listbox, grid)'],
      ['Home, End', 'Moves to the first or last row (listbox, grid)'],
      ['Letters', 'Moves to the next row that begins with them (with textOf)'],
      ['Space', 'Chooses or releases the row'],
      ['Shift + Arrow', 'Chooses from the last chosen row to the next (multiple)'],
      ['Ctrl + A', 'Chooses all (multiple)'],
      ['Escape', 'Clears the choice (multiple)'],
      ['X', 'Chooses or releases the row (without textOf)'],
      ['Enter', 'Opens the row, or chooses it where nothing opens'],
    ],
  },
  args: {
    label: 'People',
    items: people,
    itemKey: idOf,
    children: (person: Person) => <Line {...person} />,
    estimatedHeight: 56,
  },
});

export const Default = meta.story({ args: { as: 'list', height: 'medium' } });
Default.test('draws a few of ten thousand rows and counts them all', async ({ canvas }) => {
  const rows = canvas.getAllByRole('listitem');
  await expect(rows.length).toBeLessThan(40);
  await expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  const list = canvas.getByRole('list', { name: 'People' });
  list.scrollTop = list.scrollHeight;
  await expect(await canvas.findByText('Jale Yıldırım 10000')).toBeVisible();
});

export const Listbox = Default.extend({
  render: (args) => <Kept {...args} />,
  args: {
    as: 'listbox',
    textOf: nameOf,
    multiple: true,
    selectedKeys: ['p1'],
    onSelectionChange: fn(),
    groupOf: initialOf,
  },
});
Listbox.test('is walked through and chosen from by keyboard', async ({ canvas, userEvent, args }) => {
  const option = (name: string) => canvas.findByRole('option', { name: new RegExp(`^${name}\\b`) });
  await userEvent.tab();
  await expect(await option('Ada Bulut 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown} ');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['p1', 'p2']);
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['p2', 'p3', 'p4']);
  await userEvent.keyboard('{End}');
  await expect(await option('Jale Yıldırım 10000')).toHaveFocus();
  await expect(await option('Jale Yıldırım 10000')).toBeVisible();
  await userEvent.keyboard('{PageUp}');
  await expect(document.activeElement).toHaveAttribute('role', 'option');
  await userEvent.keyboard('{Home}');
  await expect(await option('Ada Akın 1')).toHaveFocus();
  await userEvent.keyboard('de');
  await expect(document.activeElement).toHaveTextContent(/^Deniz/);
  await userEvent.keyboard('{Control>}A{/Control}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(people.map(idOf));
  await userEvent.keyboard('{Escape}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
});
Listbox.test('keeps the focus on a row that scrolls away', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const row = document.activeElement;
  const list = canvas.getByRole('listbox');
  list.scrollTop = 200_000;
  await canvas.findByText(/^Fatma .* 41\d\d$/).catch(() => undefined);
  await waitFor(() => expect(canvas.queryByText('Ada Demir 4')).toBeNull());
  await expect(row).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(list.scrollTop).toBeLessThan(200));
  await expect(document.activeElement).toHaveTextContent(/^Ada Çelik 3/);
});

export const Grid = Default.extend({
  render: (args) => <Kept {...args} />,
  args: {
    as: 'grid',
    textOf: nameOf,
    onAction: fn(),
    onSelectionChange: fn(),
    children: ({ name }: Person) => (
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', padding: '4px 12px' }}>
        {name} <Button size="small">Write</Button>
      </div>
    ),
    estimatedHeight: 36,
  },
});
Grid.test('opens a row, and lets its controls be reached', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onAction).toHaveBeenCalledWith(people[1]?.id);
  await userEvent.tab();
  await expect(canvas.getAllByRole('button', { name: 'Write' })[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getAllByRole('button', { name: 'Write' })[1]).toHaveFocus();
});

export const Disabled = Default.extend({
  tags: ['no-visual'],
  args: {
    as: 'listbox',
    items: people.slice(0, 4),
    multiple: true,
    defaultSelectedKeys: [],
    onSelectionChange: fn(),
    isDisabled: (key: string) => key === 'p1',
  },
});
Disabled.test('never chooses a disabled row, and chooses others with X', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('x');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['p0']);
  await userEvent.keyboard('{ArrowDown}x ');
  await expect(args.onSelectionChange).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['p0', 'p2', 'p3']);
  await expect(canvas.getByRole('option', { name: /^Ada Bulut 2/ })).toHaveAttribute('aria-disabled', 'true');
});

function Returning(args: VirtualListProps<Person>) {
  const [position, setPosition] = useState<VirtualPosition>();
  const [open, setOpen] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'stretch' }}>
      <Button onClick={() => setOpen(!open)}>{open ? 'Leave' : 'Come back'}</Button>
      {open ? (
        <VirtualList<Person> {...args} {...(position ? { position } : {})} onPositionChange={setPosition} />
      ) : null}
    </div>
  );
}

export const ComesBackToItsPlace = Default.extend({ render: (args) => <Returning {...args} /> });
ComesBackToItsPlace.test('begins where the person was', async ({ canvas, userEvent }) => {
  canvas.getByRole('list').scrollTop = 30_000;
  await waitFor(() => expect(canvas.queryByText('Ada Akın 1')).toBeNull());
  // The list reports its position shortly after scrolling stops.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const before = canvas.getByRole('list').scrollTop;
  await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
  await waitFor(() => expect(Math.abs(canvas.getByRole('list').scrollTop - before)).toBeLessThan(2));
});

function Shrinking(args: VirtualListProps<Person>) {
  const [items, setItems] = useState(people.slice(0, 20));
  return (
    <VirtualList<Person>
      {...args}
      items={items}
      onAction={(key) => setItems(items.filter((person) => args.itemKey(person) !== key))}
    />
  );
}

export const Shrinks = Default.extend({
  tags: ['no-visual'],
  render: (args) => <Shrinking {...args} />,
  args: { as: 'listbox' },
});
Shrinks.test('gives the focus of a removed row to its neighbour', async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Ada Çelik 3/));
});

export const Empty = Default.extend({ tags: ['no-visual'], args: { items: [], empty: <p>Nobody yet.</p> } });
