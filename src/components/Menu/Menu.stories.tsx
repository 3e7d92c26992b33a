import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import LanguageIcon from '@heroicons/react/24/outline/LanguageIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import ShareIcon from '@heroicons/react/24/outline/ShareIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import preview from '#.storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Menu } from './Menu';
import type { MenuSection } from './Menu';

const actions: MenuSection[] = [
  {
    id: 'edit',
    items: [
      { id: 'rename', label: 'Rename', icon: PencilSquareIcon },
      { id: 'share', label: 'Share', icon: ShareIcon, disabled: true },
      { id: 'archive', label: 'Archive', icon: ArchiveBoxIcon, description: 'Stays readable for everybody' },
      { id: 'open', label: 'See all versions', to: '/versions' },
    ],
  },
  { id: 'end', items: [{ id: 'delete', label: 'Delete', icon: TrashIcon, tone: 'error' }] },
];

const meta = preview.meta({
  component: Menu,
  args: { label: 'More actions', sections: actions, onSelect: fn() },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
});

export const Closed = meta.story({ args: { variant: 'quiet' } });
Closed.test('opens with Enter, moves, selects and gives the focus back', async ({ canvas, userEvent, args }) => {
  const trigger = canvas.getByRole('button', { name: 'More actions' });
  await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(canvas.getByRole('menuitem', { name: 'Share' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{End}{Home}{Enter}');
  await expect(args.onSelect).toHaveBeenCalledWith('rename', expect.objectContaining({ label: 'Rename' }));
  await expect(trigger).toHaveFocus();
  await expect(canvas.queryByRole('menu')).toBeNull();
});
Closed.test('opens at the end with Arrow Up; Escape closes it', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('menu')).toBeNull();
  await expect(canvas.getByRole('button')).toHaveFocus();
});
Closed.test('jumps to what starts with the typed letters', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  await userEvent.keyboard('se');
  await expect(canvas.getByRole('menuitem', { name: 'See all versions' })).toHaveFocus();
});
Closed.test('closes when pressed beside it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await canvas.findByRole('menu');
  await userEvent.click(document.body);
  await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
});
Closed.test('follows a link with Space', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  const link = await canvas.findByRole('menuitem', { name: 'See all versions' });
  await expect(link).toHaveAttribute('href', '/versions');
  link.focus();
  await userEvent.keyboard(' ');
  await expect(args.onSelect).toHaveBeenCalledWith('open', expect.anything());
});

export const Open = Closed.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('menu');
  },
});
export const Dark = Open.extend({ globals: { scheme: 'dark' } });

export const Radio = Open.extend({
  args: {
    label: 'Language: Türkçe',
    text: 'Türkçe',
    icon: LanguageIcon,
    sections: [
      {
        id: 'languages',
        kind: 'radio',
        items: [
          { id: 'en', label: 'English', lang: 'en', checked: false },
          { id: 'tr', label: 'Türkçe', lang: 'tr', checked: true },
        ],
      },
    ],
  },
});
Radio.test('starts on the chosen one', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveFocus());
  await expect(canvas.getByRole('button', { name: 'Language: Türkçe', hidden: true })).toBeVisible();
});

export const Checkboxes = Open.extend({
  args: {
    label: 'Columns',
    text: 'Columns',
    sections: [
      {
        id: 'columns',
        label: 'Shown columns',
        kind: 'checkbox',
        items: [
          { id: 'name', label: 'Name', checked: true },
          { id: 'price', label: 'Price', checked: false },
        ],
      },
    ],
  },
});
Checkboxes.test('stays open so that several can be switched', async ({ canvas, userEvent, args }) => {
  const group = canvas.getByRole('group', { name: 'Shown columns' });
  await userEvent.click(within(group).getByRole('menuitemcheckbox', { name: 'Price' }));
  await expect(args.onSelect).toHaveBeenCalledWith('price', expect.anything());
  await expect(canvas.getByRole('menu')).toBeVisible();
});

export const LongLabels = Open.extend({
  args: {
    sections: [
      {
        id: 'all',
        label: 'Kayıtlı aramalarla ilgili işlemler',
        items: [
          {
            id: 'a',
            label: 'Değişiklikleri kaydet ve bütün bildirimleri okundu olarak işaretle',
            icon: PencilSquareIcon,
          },
          { id: 'b', label: 'Yetkilendirilmemişlerdenmişçesine', description: 'Geri alınabilir', icon: ArchiveBoxIcon },
        ],
      },
    ],
  },
});

export const ManyItems = Open.extend({
  args: {
    sections: [
      { id: 'all', items: Array.from({ length: 40 }, (_, at) => ({ id: String(at), label: `Version ${at + 1}` })) },
    ],
  },
});

export const Disabled = Closed.extend({ args: { disabled: true, text: 'Actions', label: 'Actions' } });
