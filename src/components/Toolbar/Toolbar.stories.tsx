import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import ArrowUturnLeftIcon from '@heroicons/react/24/outline/ArrowUturnLeftIcon';
import ArrowUturnRightIcon from '@heroicons/react/24/outline/ArrowUturnRightIcon';
import BoldIcon from '@heroicons/react/24/outline/BoldIcon';
import FolderIcon from '@heroicons/react/24/outline/FolderIcon';
import ItalicIcon from '@heroicons/react/24/outline/ItalicIcon';
import ListBulletIcon from '@heroicons/react/24/outline/ListBulletIcon';
import NumberedListIcon from '@heroicons/react/24/outline/NumberedListIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import UnderlineIcon from '@heroicons/react/24/outline/UnderlineIcon';
import { forwardKey, inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Toolbar } from './Toolbar';
import type { ToolbarProps, ToolbarSection } from './Toolbar';

const sections: ToolbarSection[] = [
  {
    id: 'history',
    label: 'History',
    items: [
      { id: 'undo', label: 'Undo', icon: ArrowUturnLeftIcon, shortcut: 'Mod+Z' },
      { id: 'redo', label: 'Redo', icon: ArrowUturnRightIcon, shortcut: 'Mod+Shift+Z', disabled: true },
    ],
  },
  {
    id: 'type',
    label: 'Type',
    kind: 'checkbox',
    items: [
      { id: 'bold', label: 'Bold', icon: BoldIcon, shortcut: 'Mod+B', checked: true },
      { id: 'italic', label: 'Italic', icon: ItalicIcon, shortcut: 'Mod+I', checked: false },
      { id: 'underline', label: 'Underline', icon: UnderlineIcon, shortcut: 'Mod+U', checked: false },
    ],
  },
  {
    id: 'list',
    label: 'List',
    kind: 'checkbox',
    items: [
      { id: 'bullets', label: 'Bullets', icon: ListBulletIcon, checked: false },
      { id: 'numbers', label: 'Numbers', icon: NumberedListIcon, checked: false },
    ],
  },
  {
    id: 'file',
    label: 'File',
    items: [
      {
        id: 'move',
        label: 'Move to',
        icon: FolderIcon,
        withText: true,
        submenu: [
          {
            id: 'folders',
            items: [
              { id: 'drafts', label: 'Drafts' },
              { id: 'sent', label: 'Sent' },
            ],
          },
        ],
      },
      { id: 'archive', label: 'Archive', icon: ArchiveBoxIcon, withText: true },
      { id: 'delete', label: 'Delete', icon: TrashIcon, tone: 'error' },
    ],
  },
];

/** Toggles pressed items, as the parent of a toolbar does. */
function Switching(props: ToolbarProps) {
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <Toolbar
      {...props}
      sections={props.sections.map((section) => ({
        ...section,
        items: section.items.map((item) => ({ ...item, checked: changed[item.id] ?? item.checked ?? false })),
      }))}
      onAction={(id, item) => {
        setChanged({ ...changed, [id]: !item.checked });
        props.onAction(id, item);
      }}
    />
  );
}

const meta = preview.meta({
  component: Toolbar,
  args: { label: 'Formatting', sections, onAction: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Moves into the toolbar, to the control that had the focus last, and out again'],
      ['Arrow Right, Arrow Left', 'Moves to the next or the previous control, around the ends'],
      ['Home, End', 'Moves to the first or the last control'],
      ['Enter, Space', 'Presses the control, or opens its menu'],
      ['Arrow Down, Arrow Up', 'On a control with a menu: opens it'],
    ],
  },
  render: (args) => <Switching {...args} />,
  decorators: [(Story) => <div style={{ minBlockSize: 300 }}>{Story()}</div>],
});

export const Default = meta.story({ args: { size: 'medium' } });
Default.test('is one tab stop that remembers its place; arrows move', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await expect(canvas.getByRole('button', { name: 'Undo' }).ariaKeyShortcuts).toMatch(/^(Control|Meta)\+Z$/);
  await userEvent.keyboard(forwardKey());
  await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onAction).not.toHaveBeenCalled();
  await userEvent.keyboard(`${forwardKey()}${forwardKey()} `);
  const italic = canvas.getByRole('button', { name: 'Italic' });
  await expect(italic).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tab();
  await expect(canvas.getByRole('toolbar')).not.toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  await userEvent.tab({ shift: true });
  await expect(italic).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard(forwardKey());
  await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
});
Default.test('opens a menu inside and leaves its keys to it', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'Move to' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Drafts' })).toHaveFocus());
  await userEvent.keyboard('{End}{Enter}');
  await expect(args.onAction).toHaveBeenCalledWith('sent', expect.anything());
  await expect(canvas.getByRole('button', { name: 'Move to' })).toHaveFocus();
});

const print = fn();
export const OwnAction = Default.extend({
  tags: ['no-visual'],
  args: { sections: [{ id: 'file', items: [{ id: 'print', label: 'Print', onAction: print }] }] },
});
OwnAction.test('calls the action of an item, and its own', async ({ canvas, userEvent, args }) => {
  print.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  await expect(print).toHaveBeenCalledOnce();
  await expect(args.onAction).toHaveBeenCalledWith('print', expect.anything());
});

export const Narrow = Default.extend({
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
});
Narrow.test('puts what does not fit into a menu, with its state', async ({ canvas, userEvent, args }) => {
  const more = await canvas.findByRole('button', { name: 'More tools' });
  const bar = inlineEdges(canvas.getByRole('toolbar'));
  await expect(inlineEdges(more).end).toBeLessThanOrEqual(bar.end);
  await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete' }));
  await expect(args.onAction).toHaveBeenCalledWith('delete', expect.anything());
  await expect(more).toHaveFocus();
});

export const NarrowOpen = Narrow.extend({
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Diğer araçlar' }));
    await canvas.findByRole('menu');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Switching key={size} {...args} label={size} size={size} />
      ))}
    </div>
  ),
});
