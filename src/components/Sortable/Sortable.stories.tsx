import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Badge } from '#components/Badge';
import { Card } from '#components/Card';
import { VirtualList } from '#components/VirtualList';
import { moveBetweenLists, arrayMove } from '#lib/collections/reorder';
import type { ItemMove } from '#lib/collections/reorder';

import { SortableBoard, SortableList, SortableRows } from './Sortable';
import type { SortableItem, SortableListProps } from './Sortable';

const stops: SortableItem[] = [
  { id: 'harbour', label: 'Harbour station' },
  { id: 'market', label: 'Market square' },
  { id: 'hill', label: 'Hill road' },
  { id: 'library', label: 'Old library' },
  { id: 'lighthouse', label: 'Lighthouse' },
];

const moved = fn();
/** Moves an item of the board that is shown as another tab would. */
const elsewhere = { move: (_: ItemMove) => {} };
const listMoved = fn();

/** A row as a caller would render it: the handle first, then the text. */
function Row({ item, handle }: { item: SortableItem; handle: ReactNode }) {
  return (
    <Card padding="none">
      <span style={{ display: 'flex', alignItems: 'center', gap: 8, padding: 8, overflowWrap: 'anywhere' }}>
        {handle}
        {item.label}
      </span>
    </Card>
  );
}

/** Holds the order in state, as every caller does. */
function KeptList({
  items,
  ...rest
}: Omit<SortableListProps<SortableItem>, 'renderItem' | 'onMove'> & { items: readonly SortableItem[] }) {
  const [order, setOrder] = useState(items);
  return (
    <SortableList
      {...rest}
      items={order}
      renderItem={(item, handle) => <Row item={item} handle={handle} />}
      onMove={(move) => {
        moved(move);
        setOrder(arrayMove(order, move.from.index, move.to.index));
      }}
    />
  );
}

const thousands: SortableItem[] = Array.from({ length: 10_000 }, (_, n) => ({
  id: `s${n + 1}`,
  label: `Stop ${n + 1}`,
}));

/** Ten thousand rows in a virtual list. */
function KeptRows() {
  const [order, setOrder] = useState(thousands);
  return (
    <div style={{ blockSize: 320, maxInlineSize: 360 }}>
      <SortableRows
        label="All stops"
        items={order}
        renderItem={(id, handle) => (
          <span style={{ display: 'flex', alignItems: 'center', gap: 8, padding: 4 }}>
            {handle}
            {thousands.find((item) => item.id === id)?.label}
          </span>
        )}
        onMove={(move) => {
          moved(move);
          setOrder(arrayMove(order, move.from.index, move.to.index));
        }}
      >
        {(shown, renderRow) => (
          <VirtualList label="All stops" items={shown} itemKey={({ id }) => id}>
            {({ id }) => renderRow(id)}
          </VirtualList>
        )}
      </SortableRows>
    </div>
  );
}

const lists = [
  {
    id: 'planned',
    label: 'Planned',
    items: [
      { id: 'signs', label: 'Repaint the signs' },
      { id: 'lamps', label: 'Replace the lamps on the pier' },
      { id: 'survey', label: 'Survey of the northern footpath' },
    ],
  },
  { id: 'doing', label: 'In hand', items: [{ id: 'bridge', label: 'Inspect the bridge' }] },
  { id: 'done', label: 'Finished', items: [] as SortableItem[] },
];

function KeptBoard({ of = lists }: { of?: typeof lists }) {
  const [board, setBoard] = useState(of);
  useEffect(() => {
    elsewhere.move = (move) => setBoard((last) => moveBetweenLists(last, move));
  }, []);
  return (
    <SortableBoard
      label="Town works"
      lists={board}
      column="narrow"
      renderItem={(item, handle) => (
        <Card padding="none">
          <span style={{ display: 'flex', alignItems: 'flex-start', gap: 4, padding: '8px 4px 8px 12px' }}>
            <span style={{ flexGrow: 1, paddingBlock: 4, minInlineSize: 0, overflowWrap: 'anywhere' }}>
              {item.label}
            </span>
            {handle}
          </span>
        </Card>
      )}
      renderList={(list, { handle, items }) => (
        <Card padding="small">
          <span style={{ display: 'flex', alignItems: 'center', gap: 8, paddingBlockEnd: 8 }}>
            {handle}
            <strong style={{ flexGrow: 1 }}>{list.label}</strong>
            <Badge size="small">{list.items.length}</Badge>
          </span>
          {items}
        </Card>
      )}
      onMove={(move) => {
        moved(move);
        setBoard(moveBetweenLists(board, move));
      }}
      onMoveList={(move) => {
        listMoved(move);
        setBoard(arrayMove(board, move.from.index, move.to.index));
      }}
    />
  );
}

const meta = preview.meta({
  component: SortableList,
  subcomponents: { SortableBoard },
  args: { label: 'Stops of line 4', items: stops, renderItem: () => null, onMove: fn() },
  parameters: {
    keyboard: [
      ['Space', 'Picks the item of the focused handle up; drops it where it is'],
      ['Arrow Up, Arrow Down', 'Moves it one place in a vertical list, one row in a grid'],
      [
        'Arrow Left, Arrow Right',
        'Moves it to the neighbouring list of a board; one place in a horizontal list or grid',
      ],
      ['Home, End', 'Moves it to the first or last place of its list'],
      ['Escape', 'Puts it back where it was'],
      ['Enter', 'Opens the moves as a list; drops what is carried'],
      ['Tab', 'Leaves the handle; what is carried goes back'],
    ],
  },
  beforeEach: () => {
    moved.mockClear();
    listMoved.mockClear();
  },
  render: ({ renderItem: _renderItem, onMove: _onMove, ...args }) => (
    <div style={{ maxInlineSize: 420 }}>
      <KeptList {...args} />
    </div>
  ),
});

const order = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

/** Presses the middle of one element, moves in steps to another and releases there, like a real drag. */
async function drag(from: Element, to: Element) {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const fire = (target: EventTarget, type: string, { x, y }: { x: number; y: number }) =>
    target.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, buttons: 1 }),
    );
  const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
  const start = middle(from);
  const end = middle(to);
  fire(from, 'mousedown', start);
  for (const part of [0.1, 0.4, 0.7, 1, 1]) {
    fire(document, 'mousemove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part + (part === 1 ? 2 : 0),
    });
    await pause();
  }
  fire(document, 'mouseup', end);
  await pause();
}

export const Default = meta.story({
  args: { orientation: 'vertical', dragActivation: 'handle', gap: 8, disabled: false },
});
Default.test('is moved by the keyboard, and every step is said', async ({ canvas, userEvent, step }) => {
  const handle = await canvas.findByRole('button', { name: 'Move Market square' });
  const list = canvas.getByRole('list', { name: 'Stops of line 4' });
  await expect(handle).toHaveAccessibleDescription(/^Press Space to pick up/);
  handle.focus();
  await step('Space and arrows', async () => {
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Picked up Market square. Position 2 of 5 in Stops of line 4.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText('Market square: position 3 of 5 in Stops of line 4.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Move Market square' })).toHaveFocus();
    await expect(moved).not.toHaveBeenCalled();
  });
  await step('Space drops', async () => {
    await userEvent.keyboard(' ');
    await expect(moved).toHaveBeenLastCalledWith({
      id: 'market',
      from: { listId: '', index: 1 },
      to: { listId: '', index: 2 },
    });
    await expect(canvas.getByText('Dropped Market square. Position 3 of 5 in Stops of line 4.')).toBeInTheDocument();
    await expect(order(list)).toEqual(['Harbour station', 'Hill road', 'Market square', 'Old library', 'Lighthouse']);
    await expect(canvas.getByRole('button', { name: 'Move Market square' })).toHaveFocus();
  });
  await step('Home, then Escape puts it back', async () => {
    await userEvent.keyboard(' {Home}');
    await expect(order(list)[0]).toBe('Market square');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText('Market square is already first in Stops of line 4.')).toBeInTheDocument();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(canvas.getByText('Market square is already last in Stops of line 4.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(order(list)[2]).toBe('Market square');
    await expect(canvas.getByText(/^Move cancelled\. Market square is back at position 3 of 5/)).toBeInTheDocument();
    await expect(moved).toHaveBeenCalledOnce();
  });
});
Default.test('is dragged by a pointer', async ({ canvas }) => {
  const handle = await canvas.findByRole('button', { name: 'Move Harbour station' });
  const list = canvas.getByRole('list', { name: 'Stops of line 4' });
  await drag(handle, canvas.getByRole('button', { name: 'Move Hill road' }));
  await waitFor(() => expect(moved).toHaveBeenCalledOnce());
  await expect(moved).toHaveBeenCalledWith({
    id: 'harbour',
    from: { listId: '', index: 0 },
    to: { listId: '', index: 2 },
  });
  await waitFor(() => expect(order(list).slice(0, 3)).toEqual(['Market square', 'Hill road', 'Harbour station']));
});
Default.test('is moved without dragging, from a list of moves', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Move Lighthouse' }));
  const panel = await canvas.findByRole('dialog', { name: 'Move Lighthouse' });
  await expect(within(panel).queryByRole('button', { name: 'Move down' })).toBeNull();
  await userEvent.click(within(panel).getByRole('button', { name: 'Move to the top' }));
  await expect(order(canvas.getByRole('list', { name: 'Stops of line 4' }))[0]).toBe('Lighthouse');
  await expect(canvas.getByRole('button', { name: 'Move Lighthouse' })).toHaveFocus();
  await expect(canvas.queryByRole('dialog')).toBeNull();
});

export const Carried = Default.extend({
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Move Market square' })).focus();
    await userEvent.keyboard(' {ArrowDown}');
  },
});

export const Board = meta.story({ render: () => <KeptBoard /> });
Board.test('moves an item to another list by the keyboard', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Move Replace the lamps on the pier' })).focus();
  await userEvent.keyboard(` ${forwardKey()}`);
  await expect(canvas.getByText('Replace the lamps on the pier: position 2 of 2 in In hand.')).toBeInTheDocument();
  await userEvent.keyboard(forwardKey());
  await expect(canvas.getByText('Replace the lamps on the pier: position 1 of 1 in Finished.')).toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: 'Move Replace the lamps on the pier' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(moved).toHaveBeenLastCalledWith({
    id: 'lamps',
    from: { listId: 'planned', index: 1 },
    to: { listId: 'done', index: 0 },
  });
  await expect(order(canvas.getByRole('list', { name: 'Finished' }))).toEqual(['Replace the lamps on the pier']);
  await expect(canvas.getByRole('button', { name: 'Move Replace the lamps on the pier' })).toHaveFocus();
});
Board.test('keeps an item under way that another tab moves meanwhile', async ({ canvas, userEvent }) => {
  const name = 'Move Replace the lamps on the pier';
  (await canvas.findByRole('button', { name })).focus();
  await userEvent.keyboard(` ${forwardKey()}`);
  elsewhere.move({ id: 'lamps', from: { listId: 'planned', index: 1 }, to: { listId: 'done', index: 0 } });
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByText('Replace the lamps on the pier: position 1 of 2 in In hand.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect(moved).toHaveBeenLastCalledWith({
    id: 'lamps',
    from: { listId: 'done', index: 0 },
    to: { listId: 'doing', index: 0 },
  });
  await expect(canvas.getByRole('button', { name })).toHaveFocus();
});
Board.test('drops an item in an empty list by pointer, from anywhere on it', async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Move Inspect the bridge' });
  await drag(canvas.getByText('Inspect the bridge'), canvas.getByText('Nothing here yet'));
  await waitFor(() =>
    expect(moved).toHaveBeenLastCalledWith({
      id: 'bridge',
      from: { listId: 'doing', index: 0 },
      to: { listId: 'done', index: 0 },
    }),
  );
});
Board.test('changes the order of the lists', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Move Planned' })).focus();
  await userEvent.keyboard(` ${forwardKey()} `);
  await expect(listMoved).toHaveBeenLastCalledWith({
    id: 'planned',
    from: { listId: '', index: 0 },
    to: { listId: '', index: 1 },
  });
  await expect(canvas.getByText('Dropped Planned. Position 2 of 3 in Town works.')).toBeInTheDocument();
});

export const Rows = meta.story({ tags: ['no-visual'], render: () => <KeptRows /> });
Rows.test('are moved by the keyboard, and every step is said', async ({ canvas, userEvent }) => {
  const handle = await canvas.findByRole('button', { name: 'Move Stop 2' });
  handle.focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
  await expect(canvas.getByText('Stop 2: position 4 of 10,000 in All stops.')).toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: 'Move Stop 2' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(moved).toHaveBeenCalledWith({
    id: 's2',
    from: { listId: '', index: 1 },
    to: { listId: '', index: 3 },
  });
  await userEvent.keyboard(' {End}');
  await expect(canvas.getByText('Stop 2: position 10,000 of 10,000 in All stops.')).toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: 'Move Stop 2' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(moved).toHaveBeenCalledOnce();
});
Rows.test('are dragged by a pointer', async ({ canvas }) => {
  const handle = await canvas.findByRole('button', { name: 'Move Stop 1' });
  await drag(handle, canvas.getByRole('button', { name: 'Move Stop 3' }));
  await waitFor(() =>
    expect(moved).toHaveBeenCalledWith({
      id: 's1',
      from: { listId: '', index: 0 },
      to: { listId: '', index: 2 },
    }),
  );
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  args: {
    label: 'Yapılacaklar',
    items: [
      { id: 'a', label: 'Doğrulanmamış bilgileri güncellenmesi beklenen kuruluşların listesini gözden geçir' },
      { id: 'b', label: 'İlan panosundaki eski duyuruları kaldır' },
      { id: 'c', label: 'Afyonkarahisarlılaştırabildiklerimizdenmişsinizcesine' },
    ],
  },
});
Turkish.test('says it in Turkish', async ({ canvas, userEvent }) => {
  const name = 'Taşı: İlan panosundaki eski duyuruları kaldır';
  (await canvas.findByRole('button', { name })).focus();
  await userEvent.keyboard(' {ArrowUp}');
  await expect(
    canvas.getByText('İlan panosundaki eski duyuruları kaldır. Yapılacaklar: 1. sıra, toplam 3.'),
  ).toBeInTheDocument();
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <KeptList label="Row" orientation="horizontal" items={stops.slice(0, 3)} />
      <KeptList label="Grid" orientation="grid" cell="medium" items={stops} />
      <KeptList
        label="With a place that is taken"
        gap={0}
        items={stops.slice(0, 3).map((stop, index) => (index === 1 ? { ...stop, disabled: true } : stop))}
      />
      <KeptList label="Nothing moves" disabled items={stops.slice(0, 2)} />
      <KeptList label="Empty" items={[]} />
    </div>
  ),
});
Matrix.test('goes by rows in a grid and leaves what is disabled', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('list', { name: 'Grid' });
  (await within(grid).findByRole('button', { name: 'Move Harbour station' })).focus();
  await userEvent.keyboard(` ${forwardKey()} `);
  await expect(order(grid)[1]).toBe('Harbour station');
  const taken = canvas.getByRole('list', { name: 'With a place that is taken' });
  await expect(within(taken).getAllByRole('button')).toHaveLength(2);
  await expect(within(canvas.getByRole('list', { name: 'Nothing moves' })).queryByRole('button')).toBeNull();
});
