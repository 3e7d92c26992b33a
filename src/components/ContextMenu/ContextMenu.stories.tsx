import ArrowDownTrayIcon from '@heroicons/react/24/outline/ArrowDownTrayIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { inlineEdges, inlineX } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { Card } from '#components/Card';
import { Link } from '#components/Link';
import type { MenuSection } from '#components/Menu';

import { ContextMenu } from './ContextMenu';

const sections: MenuSection[] = [
  {
    id: 'file',
    items: [
      { id: 'rename', label: 'Rename', icon: PencilSquareIcon, shortcut: 'F2' },
      { id: 'download', label: 'Download', icon: ArrowDownTrayIcon },
    ],
  },
  { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: TrashIcon, tone: 'error', shortcut: 'Delete' }] },
];

const files = ['Annual report.pdf', 'Budget 2026.xlsx', 'Floor plan.svg'];

const meta = preview.meta({
  component: ContextMenu,
  args: {
    label: 'Actions for the file',
    sections,
    onAction: fn(),
    children: (
      <ul style={{ display: 'grid', gap: 12, maxInlineSize: 360 }}>
        {files.map((file) => (
          <li key={file}>
            <Card>
              <Link href={`/files/${file}`} variant="quiet">
                {file}
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    ),
  },
  parameters: {
    keyboard: [
      ['Shift + F10, Menu key', 'Opens the menu for what has the focus'],
      ['Arrow Down, Arrow Up, Home, End, a letter', 'Move through the menu'],
      ['Enter, Space', 'Chooses; the focus goes back to where it was'],
      ['Escape, Tab', 'Closes the menu; the focus goes back to where it was'],
    ],
  },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
});

export const Default = meta.story();
Default.test(
  'opens for the focused thing with Shift+F10, chooses, and gives the focus back',
  async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Budget 2026.xlsx' });
    link.focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    const menu = canvas.getByRole('menu', { name: 'Actions for the file' });
    await waitFor(() =>
      expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(link.getBoundingClientRect().bottom),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('download', expect.anything());
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(link).toHaveFocus();
  },
);
Default.test(
  'opens at the pointer, closes with Escape and keeps the browser’s own menu away',
  async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Annual report.pdf' });
    link.focus();
    const { top } = link.getBoundingClientRect();
    const at = inlineEdges(link).start + 40;
    const ownMenu = await fireEvent.contextMenu(link, { button: 2, clientX: inlineX(at), clientY: top + 6 });
    await expect(ownMenu).toBe(false);
    const menu = await canvas.findByRole('menu');
    await waitFor(() => expect(Math.abs(inlineEdges(menu).start - at)).toBeLessThan(4));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(link).toHaveFocus();
  },
);
Default.test('opens on a long press by touch, and not when the finger scrolls', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Floor plan.svg' });
  const touch = { pointerType: 'touch', clientX: 60, clientY: 60 };
  await fireEvent.pointerDown(link, touch);
  await fireEvent.pointerMove(link, { ...touch, clientY: 90 });
  await new Promise((resolve) => setTimeout(resolve, 600));
  await expect(canvas.queryByRole('menu')).toBeNull();
  await fireEvent.pointerDown(link, touch);
  await canvas.findByRole('menu');
});

export const Open = Default.extend({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Annual report.pdf' }).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await canvas.findByRole('menu');
  },
});

/** One menu for a whole list, whose items depend on the pressed row. */
export const PerItem = Default.extend({
  tags: ['no-visual'],
  args: {
    sections: (target: Element) =>
      target.textContent.endsWith('.pdf') ? [{ id: 'pdf', items: [{ id: 'print', label: 'Yazdır' }] }] : [],
  },
});
PerItem.test('leaves the browser’s own menu where it has nothing to offer', async ({ canvas }) => {
  await expect(await fireEvent.contextMenu(canvas.getByText('Floor plan.svg'), { button: 2 })).toBe(true);
  await expect(await fireEvent.contextMenu(canvas.getByText('Annual report.pdf'), { button: 2 })).toBe(false);
  await expect(await canvas.findByRole('menuitem', { name: 'Yazdır' })).toBeInTheDocument();
});
