import DocumentIcon from '@heroicons/react/24/outline/DocumentIcon';
import FolderIcon from '@heroicons/react/24/outline/FolderIcon';
import { backKey, forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { TreeView } from './TreeView';
import type { TreeNode, TreeViewProps } from './TreeView';

const file = (id: string, label: string): TreeNode => ({ id, label, icon: DocumentIcon });
const folder = (id: string, label: string, children: TreeNode[]): TreeNode => ({
  id,
  label,
  icon: FolderIcon,
  children,
});

const nodes: TreeNode[] = [
  folder('public', 'Public', [
    file('rules', 'House rules'),
    folder('images', 'Images', [file('harbour', 'Harbour.webp'), file('night', 'Night.webp')]),
    file('prices', 'Price list'),
  ]),
  folder('private', 'Private', [file('wages', 'Wages'), file('plans', 'Plans')]),
  { id: 'archive', label: 'Archive', icon: FolderIcon, lazy: true },
  file('readme', 'Read me first'),
];

/** A minimal parent that stores the selection. */
function Kept(args: TreeViewProps) {
  const [selected, setSelected] = useState(args.selectedKeys ?? []);
  return (
    <TreeView
      {...args}
      selectedKeys={selected}
      onSelectionChange={(ids) => {
        args.onSelectionChange?.(ids);
        setSelected(ids);
      }}
    />
  );
}

const meta = preview.meta({
  component: TreeView,
  render: (args) => <Kept {...args} />,
  parameters: {
    keyboard: [
      ['Arrow Down, Arrow Up', 'Moves to the next or previous visible node'],
      ['Arrow Right', 'Opens a closed node; from an open one moves to its first child'],
      ['Arrow Left', 'Closes an open node; otherwise moves to the parent'],
      ['Home, End', 'Moves to the first or last visible node'],
      ['Letters', 'Move to the next node that begins with them'],
      ['*', 'Opens all nodes of the same branch'],
      ['Enter', 'Opens what the node stands for, or selects the node'],
      ['Space', 'Selects or checks the node'],
      ['Shift + Arrow Down, Shift + Arrow Up', 'Extends the selection to the next or previous node (multiple)'],
      ['Ctrl + A', 'Selects all visible nodes (multiple), or checks all'],
      ['Escape', 'Clears the selection (multiple, check)'],
    ],
  },
  args: { label: 'Files', nodes, defaultExpanded: ['public'], onSelectionChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{<Story />}</div>],
});

export const Default = meta.story({ args: { selection: 'single', selectedKeys: ['rules'], onAction: fn() } });
Default.test('is walked through by keyboard', async ({ canvas, userEvent, args }) => {
  const item = (name: string) => canvas.getByRole('treeitem', { name });
  await userEvent.tab();
  await expect(item('House rules')).toHaveFocus();
  await userEvent.keyboard(`{ArrowDown}${forwardKey()}`);
  await expect(item('Images')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(forwardKey());
  await expect(item('Harbour.webp')).toHaveFocus();
  await expect(item('Harbour.webp')).toHaveAttribute('aria-level', '3');
  await userEvent.keyboard(backKey());
  await expect(item('Images')).toHaveFocus();
  await userEvent.keyboard(backKey());
  await expect(item('Images')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{End}');
  await expect(item('Read me first')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(item('Public')).toHaveFocus();
  await userEvent.keyboard('pri');
  await expect(item('Price list')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown} {Enter}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['prices']);
  await expect(args.onAction).toHaveBeenCalledWith('prices');
  await userEvent.keyboard(`${backKey()}*`);
  await expect(item('Private')).toHaveAttribute('aria-expanded', 'true');
});

export const Multiple = meta.story({ args: { selection: 'multiple', selectedKeys: [] } });
Multiple.test('chooses stretches, single ones and all', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('House rules'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['rules', 'images', 'prices']);
  await userEvent.keyboard('{Control>}');
  await userEvent.click(canvas.getByText('Images'));
  await userEvent.keyboard('{/Control}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['rules', 'prices']);
  await userEvent.keyboard('{Control>}A{/Control}');
  await expect(canvas.getAllByRole('treeitem', { selected: true })).toHaveLength(7);
  await userEvent.keyboard('{Escape}');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
});
Multiple.test('has toggles that are large enough to hit', async ({ canvas }) => {
  const toggle = canvas.getByRole('treeitem', { name: 'Public' }).querySelector('[data-toggle]');
  const { width, height } = toggle?.getBoundingClientRect() ?? new DOMRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

export const Large = Multiple.extend({
  args: {
    size: 'large',
    nodes: [...nodes, { id: 'locked', label: 'Locked', icon: FolderIcon, disabled: true }],
  },
});
Large.test('has targets of 44 px, and never chooses a disabled node', async ({ canvas, userEvent, args }) => {
  const toggle = canvas.getByRole('treeitem', { name: 'Public' }).querySelector('[data-toggle]');
  const { width, height } = toggle?.getBoundingClientRect() ?? new DOMRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await userEvent.click(canvas.getByText('Locked'));
  await expect(args.onSelectionChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect(canvas.getByRole('treeitem', { name: 'Locked' })).toHaveAttribute('aria-selected', 'false');
});

export const Checkboxes = meta.story({
  args: { selection: 'check', selectedKeys: ['harbour'], defaultExpanded: ['public', 'images'] },
});
Checkboxes.test('checks all that is under a node', async ({ canvas, userEvent, args }) => {
  const item = (name: string) => canvas.getByRole('treeitem', { name });
  await expect(item('Public')).toHaveAttribute('aria-checked', 'mixed');
  await userEvent.click(canvas.getByText('Images'));
  await expect(item('Night.webp')).toHaveAttribute('aria-checked', 'true');
  await expect(item('Public')).toHaveAttribute('aria-checked', 'mixed');
  await userEvent.keyboard(`${backKey()}${backKey()} `);
  await expect(item('Public')).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard(' ');
  await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
});

let tries = 0;
export const Lazy = meta.story({
  args: {
    nodes: nodes.slice(2, 3),
    defaultExpanded: [],
    loadChildren: () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('no line')) : Promise.resolve([file('y2024', '2024 report')]);
    },
  },
  beforeEach: () => {
    tries = 0;
  },
});
Lazy.test('says that children could not be had, tries again and keeps the focus', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(forwardKey());
  await expect(await canvas.findByRole('treeitem', { name: 'Could not load. Try again' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(await canvas.findByRole('treeitem', { name: '2024 report' })).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Archive' })).toHaveFocus());
});

export const Loading = meta.story({
  args: { nodes, defaultExpanded: [], loadChildren: () => new Promise<TreeNode[]>(() => {}) },
});
Loading.test('shows that children are on their way', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Archive'));
  await expect(canvas.getByRole('treeitem', { name: 'Loading…' })).toHaveAttribute('aria-busy', 'true');
});

export const LongText = meta.story({
  globals: { locale: 'tr' },
  args: {
    selection: 'single',
    defaultExpanded: ['a', 'b'],
    nodes: [
      folder('a', 'Ağız ve Diş Sağlığı Polikliniklerinin Çalışma Çizelgeleri', [
        folder('b', 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine', [
          file('c', 'İl Sağlık Müdürlüğü yazışmaları'),
        ]),
      ]),
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{<Story />}</div>],
});
