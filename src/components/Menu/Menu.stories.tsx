import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import FolderIcon from '@heroicons/react/24/outline/FolderIcon';
import LanguageIcon from '@heroicons/react/24/outline/LanguageIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import ShareIcon from '@heroicons/react/24/outline/ShareIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { backKey, forwardKey, inlineEdges, inlineX } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';

import { Avatar } from '#components/Avatar';

import { Menu, radioSection } from './Menu';
import type { MenuProps, MenuSection } from './Menu';
// Preload the lazy list, so that no test depends on the speed of the server.
import './MenuList';

const actions: MenuSection[] = [
  {
    id: 'edit',
    items: [
      { id: 'rename', label: 'Rename', icon: PencilSquareIcon, shortcut: 'F2' },
      { id: 'share', label: 'Share', icon: ShareIcon, disabled: true },
      {
        id: 'move',
        label: 'Move to',
        icon: FolderIcon,
        submenu: [
          {
            id: 'folders',
            label: 'Folders',
            items: [
              { id: 'reports', label: 'Reports' },
              { id: 'invoices', label: 'Invoices' },
              {
                id: 'more',
                label: 'Older',
                submenu: [
                  {
                    id: 'years',
                    items: [
                      { id: '2024', label: '2024' },
                      { id: '2025', label: '2025' },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { id: 'archive', label: 'Archive', icon: ArchiveBoxIcon, description: 'Stays readable for everybody' },
      { id: 'open', label: 'See all versions', href: '/versions' },
    ],
  },
  { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: TrashIcon, tone: 'error', shortcut: 'Shift+Delete' }] },
];

const meta = preview.meta({
  component: Menu,
  args: { label: 'More actions', sections: actions, onAction: fn() },
  parameters: {
    keyboard: [
      [
        'Enter, Space, Arrow Down',
        'On the button: opens the menu at its first item, or at the selected one of a radio group',
      ],
      ['Arrow Up', 'On the button: opens the menu at its last item'],
      ['Arrow Down, Arrow Up', 'Moves to the next or previous item; from the last to the first and back'],
      ['Home, End', 'Moves to the first or last item'],
      ['Letters', 'Move to the next item that starts with what was typed'],
      ['Enter, Space', 'Runs the action, follows the link or opens the submenu; a checkbox leaves the menu open'],
      ['Arrow Right', 'Opens the submenu and moves into it (Arrow Left where text runs from right to left)'],
      ['Arrow Left', 'Closes the submenu and returns to its item'],
      ['Escape', 'Closes the submenu, or the menu, and returns the focus'],
      ['Tab', 'Closes the menu and moves on from its button'],
    ],
  },
  decorators: [(Story) => <div style={{ minBlockSize: 360 }}>{Story()}</div>],
});

export const Default = meta.story({ args: { variant: 'quiet', size: 'medium', align: 'start' } });
Default.test('opens with Enter, moves, selects and gives the focus back', async ({ canvas, userEvent, args }) => {
  const trigger = canvas.getByRole('button', { name: 'More actions' });
  await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('aria-keyshortcuts', 'F2');
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(canvas.getByRole('menuitem', { name: 'Share' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onAction).not.toHaveBeenCalled();
  await userEvent.keyboard('{End}{Home}{Enter}');
  await expect(args.onAction).toHaveBeenCalledWith('rename', expect.objectContaining({ label: 'Rename' }));
  await expect(trigger).toHaveFocus();
  await expect(canvas.queryByRole('menu')).toBeNull();
});
Default.test('opens at the end with Arrow Up, jumps by letters, closes with Escape', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
  await userEvent.keyboard('se');
  await expect(canvas.getByRole('menuitem', { name: 'See all versions' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('menu')).toBeNull();
  await expect(canvas.getByRole('button')).toHaveFocus();
});
Default.test('walks into submenus and out again by arrow keys', async ({ canvas, userEvent, args, step }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  await userEvent.keyboard('m');
  const line = canvas.getByRole('menuitem', { name: 'Move to' });
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await step('Right opens and goes in', async () => {
    await userEvent.keyboard(forwardKey());
    await expect(canvas.getByRole('menuitem', { name: 'Reports' })).toHaveFocus();
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('menuitem', { name: '2024' })).toHaveFocus();
  });
  await step('Left and Escape close one level each', async () => {
    await userEvent.keyboard(backKey());
    await expect(canvas.getByRole('menuitem', { name: 'Older' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(line).toHaveFocus();
    await expect(canvas.getAllByRole('menu')).toHaveLength(1);
  });
  await step('a choice closes all of it', async () => {
    await userEvent.keyboard(`${forwardKey()}{ArrowDown}{Enter}`);
    await expect(args.onAction).toHaveBeenCalledWith('invoices', expect.anything());
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  });
});
Default.test(
  'opens a submenu under the pointer and waits while the pointer is on its way',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const line = await canvas.findByRole('menuitem', { name: 'Move to' });
    const from = line.getBoundingClientRect();
    const { start, end } = inlineEdges(line);
    await fireEvent.pointerMove(line, { clientX: inlineX(start + 20), clientY: from.top + 10 });
    const submenu = await canvas.findByRole('menu', { name: 'Move to' });
    await expect(inlineEdges(submenu).start).toBeGreaterThanOrEqual(end - 8);
    const between = canvas.getByRole('menuitem', { name: /Archive/ });
    await fireEvent.pointerMove(between, { clientX: inlineX(start + 90), clientY: from.bottom + 8 });
    await expect(submenu).toBeInTheDocument();
    await expect(line).toHaveFocus();
    await waitFor(() => expect(between).toHaveFocus());
    await expect(canvas.getAllByRole('menu')).toHaveLength(1);
  },
);
Default.test('closes when pressed beside it, and follows a link with Space', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await canvas.findByRole('menu');
  await userEvent.click(document.body);
  await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  await userEvent.click(canvas.getByRole('button'));
  const link = await canvas.findByRole('menuitem', { name: 'See all versions' });
  await expect(link).toHaveAttribute('href', '/versions');
  link.focus();
  await userEvent.keyboard(' ');
  await expect(args.onAction).toHaveBeenCalledWith('open', expect.anything());
});

export const Open = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('menu');
  },
});

export const Submenu = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('menu');
    await userEvent.keyboard(`m${forwardKey()}`);
    await canvas.findByRole('menu', { name: 'Move to' });
  },
});

/** Holds the checked items in state, as the parent of a menu does. */
function Choosing(props: MenuProps) {
  const [sort, setSort] = useState('name');
  const [shown, setShown] = useState<readonly string[]>(['size']);
  const names = { name: 'Name', date: 'Last change', size: 'Size' };
  return (
    <Menu
      {...props}
      sections={[
        radioSection({
          id: 'sort',
          label: 'Sort by',
          options: Object.entries(names).map(([value, label]) => ({ value, label })),
          value: sort,
          onChange: setSort,
        }),
        {
          id: 'columns',
          label: 'Shown columns',
          kind: 'checkbox',
          items: Object.entries(names).map(([id, label]) => ({
            id: `column-${id}`,
            label,
            checked: shown.includes(id),
            disabled: id === 'name',
          })),
        },
      ]}
      onAction={(id, item) => {
        const column = id.startsWith('column-') ? id.slice(7) : null;
        if (column !== null)
          setShown(shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column]);
        props.onAction?.(id, item);
      }}
    />
  );
}

export const Choices = Open.extend({
  args: { label: 'View', text: 'View' },
  render: (args) => <Choosing {...args} />,
});
Choices.test('stays open for check boxes and closes for one of several', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveFocus());
  const columns = canvas.getByRole('group', { name: 'Shown columns' });
  await userEvent.click(within(columns).getByRole('menuitemcheckbox', { name: 'Last change' }));
  await expect(within(columns).getByRole('menuitemcheckbox', { name: 'Last change' })).toBeChecked();
  await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Size' }));
  await expect(canvas.queryByRole('menu')).toBeNull();
});

export const PictureAndHeader = Open.extend({
  args: {
    label: 'Account of Ayşe Yılmaz',
    leadingVisual: <Avatar id="user-1" name="Ayşe Yılmaz" size="small" decorative status="away" />,
    header: (
      <>
        <strong>Ayşe Yılmaz</strong>
        <br />
        ayse.yilmaz.uzunadresli@saglik-mudurlugu.orvela.example
      </>
    ),
  },
});
PictureAndHeader.test('reads the header as what the menu is about', async ({ canvas }) => {
  await expect(canvas.getByRole('menu', { name: 'Account of Ayşe Yılmaz' })).toHaveAccessibleDescription(
    /Ayşe Yılmaz.*uzunadresli/,
  );
  await expect(canvas.getByRole('button', { name: 'Account of Ayşe Yılmaz', expanded: true })).toHaveTextContent('AY');
});

export const LongLabels = Open.extend({
  args: {
    label: 'Dil: Türkçe',
    text: 'Türkçe',
    icon: LanguageIcon,
    sections: [
      {
        id: 'all',
        label: 'Kayıtlı aramalarla ilgili işlemler',
        items: [
          {
            id: 'a',
            label: 'Değişiklikleri kaydet ve bütün bildirimleri okundu olarak işaretle',
            icon: PencilSquareIcon,
            shortcut: 'Mod+Shift+K',
          },
          { id: 'b', label: 'Yetkilendirilmemişlerdenmişçesine', description: 'Geri alınabilir', icon: ArchiveBoxIcon },
        ],
      },
      { id: 'many', items: Array.from({ length: 30 }, (_, at) => ({ id: String(at), label: `${at + 1}. sürüm` })) },
    ],
  },
});
LongLabels.test('scrolls inside the screen', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{End}');
  const last = canvas.getByRole('menuitem', { name: '30. sürüm' });
  await expect(last).toHaveFocus();
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
      {(['quiet', 'soft', 'outline', 'solid'] as const).flatMap((variant) =>
        (['small', 'medium', 'large'] as const).flatMap((size) => [
          <Menu key={`${variant}-${size}`} {...args} variant={variant} size={size} />,
          <Menu key={`${variant}-${size}-text`} {...args} text="More actions" variant={variant} size={size} />,
        ]),
      )}
      <Menu {...args} text="More actions" disabled />
    </div>
  ),
});
