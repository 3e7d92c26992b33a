import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Avatar } from '#components/Avatar';

import { VirtualGrid } from './VirtualGrid';
import type { VirtualGridProps } from './VirtualGrid';

type Person = { id: string; name: string };

const given = ['Ada', 'Barış', 'Can', 'Çiğdem', 'Deniz', 'Ece', 'Fatma', 'Gül', 'Hakan', 'Işıl', 'İrem', 'Jale'];
const people: Person[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `p${index}`,
  name: `${given[Math.floor((index * given.length) / 10_000)]} ${index + 1}`,
}));
const idOf = ({ id }: Person) => id;
const nameOf = ({ name }: Person) => name;

function Tile({ id, name }: Person) {
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'center', padding: 16 }}>
      <Avatar id={id} name={name} size="large" decorative />
      {name}
    </div>
  );
}

/** A minimal parent that stores the selection. */
function Kept(args: VirtualGridProps<Person>) {
  const [selected, setSelected] = useState(args.selectedKeys ?? []);
  return (
    <VirtualGrid<Person>
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
  component: VirtualGrid<Person>,
  render: (args) => <Kept {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the active tile, and on into its controls'],
      ['Arrow keys', 'Move to the tile beside, above or below'],
      ['Home, End', 'Moves to the first or last tile of the row'],
      ['Ctrl + Home, Ctrl + End', 'Moves to the first or last tile'],
      ['Page Down, Page Up', 'Moves by what is in sight'],
      ['Letters', 'Moves to the next tile that begins with them (with textOf)'],
      ['Space', 'Chooses or releases the tile'],
      ['Shift + Arrow', 'Chooses from the last chosen tile to the next (multiple)'],
      ['Ctrl + A', 'Chooses all (multiple)'],
      ['Escape', 'Clears the choice (multiple)'],
      ['X', 'Chooses or releases the tile (without textOf)'],
      ['Enter', 'Opens the tile, or chooses it where nothing opens'],
    ],
  },
  args: {
    label: 'People',
    items: people,
    itemKey: idOf,
    textOf: nameOf,
    children: (person: Person) => <Tile {...person} />,
    multiple: true,
    selectedKeys: ['p1'],
    onSelectionChange: fn(),
    onAction: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: 720, maxInlineSize: '100%' }}>{<Story />}</div>],
});

export const Default = meta.story({ args: { as: 'grid', height: 'medium', gap: 4, minTileWidth: 160 } });
Default.test('is walked through in two directions', async ({ canvas, userEvent, args }) => {
  const tile = (name: string) => canvas.findByRole('gridcell', { name });
  await userEvent.tab();
  await expect(await tile('Ada 2')).toHaveFocus();
  await userEvent.keyboard(forwardKey());
  await expect(await tile('Ada 3')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(await tile('Ada 7')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp} ');
  await expect(await tile('Ada 1')).toHaveFocus();
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['p1', 'p0']);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['p0', 'p1', 'p2', 'p3', 'p4']);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect(await tile('Jale 10000')).toHaveFocus();
  await expect(await tile('Jale 10000')).toBeVisible();
  await userEvent.keyboard('ha');
  await expect(document.activeElement).toHaveTextContent(/Hakan/);
  await userEvent.keyboard('{Enter}');
  await expect(args.onAction).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
});
Default.test('keeps the focus on a tile that scrolls away', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const tile = document.activeElement;
  canvas.getByRole('grid').scrollTop = 100_000;
  await waitFor(() => expect(canvas.queryByText('Ada 20')).toBeNull());
  await expect(tile).toHaveFocus();
});

export const ListOfTiles = Default.extend({ args: { as: 'list', gap: 20 } });
ListOfTiles.test('counts every tile', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
  await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
});

export const Narrow = Default.extend({
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
});
Narrow.test('has as many columns as fit', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '1'));
});

export const Empty = Default.extend({ args: { items: [], empty: <p>Nobody yet.</p> } });
