import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import DocumentIcon from '@heroicons/react/24/outline/DocumentIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { inlineEdges, inlineX } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';

import { Avatar } from '#components/Avatar';
import { Badge } from '#components/Badge';
import { Icon } from '#components/Icon';
import { IconButton } from '#components/IconButton';

import { List, ListItem } from './List';

const open = fn();
const remove = fn();

const letters = [
  {
    id: 'a',
    from: 'Çiğdem Erdoğdu',
    text: 'The monthly return is ready for your signature.',
    at: '10:24',
    unread: true,
  },
  {
    id: 'b',
    from: 'İrem Yıldırım',
    text: 'Hafta sonu nöbet çizelgesindeki değişiklikleri ve eczanelerin yeni çalışma saatlerini ekte bulabilirsiniz; lütfen bu akşama kadar görüşlerinizi bildirin.',
    at: '09:05',
    unread: false,
  },
  { id: 'c', from: 'Hakan Bulut', text: 'Thank you!', at: 'Mar 12', unread: false },
];

const meta = preview.meta({
  component: List,
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the next row, and through its box and actions, which come into sight'],
      ['Enter', 'Opens the row'],
      ['Space', 'On a box: selects the row; on a row that is a button: presses it'],
      ['X', 'Selects the row, or releases it (with itemKeys)'],
      ['Arrow Down, Arrow Up', 'On a box: moves to the next or previous box'],
      ['Shift + Arrow', 'On a box: selects from the last chosen row to the next'],
      ['Ctrl + A', 'Selects all'],
      ['Escape', 'Clears the selection'],
    ],
  },
  args: {
    label: 'Letters',
    children: letters.map(({ id, from, text, at, unread }) => (
      <ListItem
        key={id}
        title={from}
        description={text}
        meta={at}
        unread={unread}
        selected={id === 'b'}
        leadingVisual={<Avatar id={id} name={from} decorative />}
        href={`/letters/${id}`}
        actions={
          <>
            <IconButton label="Archive" icon={ArchiveBoxIcon} size="small" />
            <IconButton label="Delete" icon={TrashIcon} size="small" onClick={remove} />
          </>
        }
      />
    )),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{<Story />}</div>],
});

export const Default = meta.story({ args: { variant: 'divided', density: 'default' } });
Default.test('makes the whole row the target and says what is unread', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Unread: Çiğdem Erdoğdu' });
  const text = canvas.getByText(/^The monthly return/);
  const at = inlineX(inlineEdges(text).start + 4);
  await expect(document.elementFromPoint(at, text.getBoundingClientRect().top + 4)?.closest('a')).toBe(link);
  await expect(canvas.getByRole('link', { name: 'İrem Yıldırım' })).toHaveAttribute('aria-current', 'true');
});
Default.test('shows the actions of a row on focus', async ({ canvas, userEvent }) => {
  const button = canvas.getAllByRole('button', { name: 'Delete' })[0];
  if (!button) throw new Error('There is no button.');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await waitFor(() => expect(button.checkVisibility({ opacityProperty: true })).toBe(true));
  await userEvent.keyboard('{Enter}');
  await expect(remove).toHaveBeenCalledOnce();
});

export const Buttons = meta.story({
  args: {
    variant: 'spaced',
    density: 'compact',
    children: ['Rules', 'Price list', 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'].map(
      (name, index) => (
        <ListItem
          key={name}
          title={name}
          leadingVisual={<Icon source={DocumentIcon} />}
          trailingVisual={<Badge>{index + 1}</Badge>}
          selected={index === 1}
          onClick={() => open(name)}
        />
      ),
    ),
  },
});
Buttons.test('is pressed anywhere in the row', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rules' }));
  await userEvent.keyboard(' ');
  await expect(open).toHaveBeenCalledTimes(2);
});

export const Selectable = meta.story({
  args: {
    itemKeys: letters.map(({ id }) => id),
    defaultSelectedKeys: ['b'],
    onSelectionChange: fn(),
    children: letters.map(({ id, from, text }) => (
      <ListItem key={id} itemKey={id} title={from} description={text} lines="one" href={`/letters/${id}`} />
    )),
  },
});
Selectable.test('selects by the box, apart from opening', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: 'Select Hakan Bulut' });
  await userEvent.click(box);
  await expect(box).toBeChecked();
});
Selectable.test('selects ranges and all by keyboard', async ({ canvas, userEvent, args }) => {
  const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
  box('Çiğdem Erdoğdu').focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect(box('Hakan Bulut')).toHaveFocus();
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['a', 'b', 'c']);
  await userEvent.keyboard('x');
  await expect(box('Hakan Bulut')).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
  await userEvent.keyboard('{Control>}{Shift>}A{/Shift}{/Control}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['a', 'b', 'c']);
});

/** The link of an item leads to the page that shows the list. */
export const CurrentPage = meta.story({
  tags: ['no-visual'],
  args: {
    variant: 'spaced',
    children: letters.map(({ id, from }) => (
      <ListItem key={id} title={from} href={`/letters/${id}`} selected={id === 'b' && 'page'} />
    )),
  },
});
CurrentPage.test('says which link is the current page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('İrem Yıldırım');
});

export const Loading = meta.story({ args: { loading: true } });
export const Phone = Default.extend({
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
  globals: { locale: 'tr' },
});
