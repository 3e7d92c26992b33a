import BanknotesIcon from '@heroicons/react/24/outline/BanknotesIcon';
import Cog6ToothIcon from '@heroicons/react/24/outline/Cog6ToothIcon';
import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import MoonIcon from '@heroicons/react/24/outline/MoonIcon';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Avatar } from '#components/Avatar';
import { Button } from '#components/Button';

import { CommandPalette } from './CommandPalette';
import type { Command, CommandGroup, CommandPaletteProps } from './CommandPalette';

const all: CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'invoices', label: 'Invoices', description: 'Finance', icon: BanknotesIcon },
      { id: 'settings', label: 'Settings', icon: Cog6ToothIcon, shortcut: 'Mod+,' },
      { id: 'report', label: 'Monthly report', description: 'Documents', icon: DocumentTextIcon },
    ],
  },
  {
    id: 'people',
    label: 'People',
    items: [
      {
        id: 'ines',
        label: 'Ines Holm',
        description: 'Auditor',
        lead: <Avatar name="Ines Holm" id="ines" size="small" />,
      },
      {
        id: 'irem',
        label: 'İrem Şahin',
        description: 'Editor',
        lead: <Avatar name="İrem Şahin" id="irem" size="small" />,
      },
    ],
  },
  {
    id: 'commands',
    label: 'Commands',
    items: [{ id: 'dark', label: 'Switch to dark', icon: MoonIcon, shortcut: 'Mod+J' }],
  },
];

const recent: CommandGroup[] = [
  { id: 'recent', label: 'Recent', items: all.flatMap(({ items }) => items).slice(1, 4) },
];

function found(query: string): CommandGroup[] {
  if (query === '') return recent;
  const wanted = query.toLowerCase();
  return all.map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => label.toLowerCase().includes(wanted)),
  }));
}

/** A minimal owner: opens the palette, returns results immediately, closes it after a selection. */
function Owner(props: CommandPaletteProps<Command>) {
  const [open, setOpen] = useState(props.open);
  const [query, setQuery] = useState(props.query);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Find anything</Button>
      <CommandPalette
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
        query={query}
        onQueryChange={setQuery}
        groups={props.groups.length > 0 || props.status === 'loading' ? props.groups : found(query)}
        onAction={(id, item) => {
          setOpen(false);
          props.onAction(id, item);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  component: CommandPalette,
  args: {
    open: false,
    onClose: fn(),
    label: 'Find anything',
    placeholder: 'Search for pages, people and commands',
    query: '',
    onQueryChange: fn(),
    groups: [],
    idleText: 'Type to find pages, people and commands.',
    onAction: fn(),
    onRetry: fn(),
  },
  parameters: {
    keyboard: [
      [
        'Arrow Down, Arrow Up',
        'Moves to the next or the previous result, around the ends; the focus stays in the field',
      ],
      ['Home, End', 'Moves to the first or the last result'],
      ['Enter', 'Runs the result that is marked: the first one, until another is reached'],
      ['Escape', 'Closes the palette; the focus goes back to where it was'],
      ['Tab', 'Moves between the field and the buttons, around inside the palette'],
    ],
  },
  render: (args) => <Owner {...args} />,
  decorators: [(Story) => <div style={{ minBlockSize: 560 }}>{Story()}</div>],
});

export const Closed = meta.story({ tags: ['no-visual'], args: { status: 'ready' } });
Closed.test(
  'finds, walks and runs by keyboard, and gives the focus back',
  async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Find anything' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Find anything' });
    const field = within(dialog).getByRole('combobox', { name: 'Find anything' });
    await expect(field).toHaveFocus();
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await step('offers what was used last', async () => {
      await expect(within(dialog).getByRole('group', { name: 'Recent' })).toBeInTheDocument();
      await expect(active()).toHaveTextContent('Settings');
    });
    await step('groups and marks what fits', async () => {
      await userEvent.type(field, 'in');
      await expect(within(dialog).getAllByRole('group')).toHaveLength(2);
      await expect(active()).toHaveTextContent('Invoices');
      await expect(active()?.querySelector('mark')).toHaveTextContent(/^In$/);
      await expect(within(dialog).getByRole('status')).toHaveTextContent('4 results');
    });
    await step('arrows go around, Home and End to the ends', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(active()).toHaveTextContent('İrem Şahin');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(active()).toHaveTextContent('Settings');
      await userEvent.keyboard('{End}');
      await expect(active()).toHaveTextContent('İrem Şahin');
      await expect(active()).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Home}{ArrowDown}');
    });
    await step('Enter runs it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('settings', expect.anything());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
);
Closed.test('closes with Escape, and is pressed by a pointer', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'Find anything' });
  await userEvent.click(opener);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(opener).toHaveFocus();
  await userEvent.click(opener);
  const option = await screen.findByRole('option', { name: /Ines Holm/ });
  await userEvent.click(option);
  await expect(args.onAction).toHaveBeenCalledWith('ines', expect.anything());
});

export const Default = Closed.extend({ args: { open: true, query: 'in' } });

export const Recent = Closed.extend({ args: { open: true } });

export const Loading = Closed.extend({ args: { open: true, query: 'in', status: 'loading' } });

export const NoMatch = Closed.extend({ args: { open: true, query: 'Zzyzx' } });
NoMatch.test('says so aloud, and Enter does nothing', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog');
  await expect(within(dialog).getByRole('status')).toHaveTextContent('No results for “Zzyzx”');
  await expect(within(dialog).getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect(args.onAction).not.toHaveBeenCalled();
});

export const Failed = Closed.extend({ args: { open: true, query: 'in', status: 'failed' } });
Failed.test('offers to try again', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const LongText = Closed.extend({
  globals: { locale: 'tr' },
  args: {
    open: true,
    label: 'Her şeyi bul',
    query: 'İl',
    groups: [
      {
        id: 'long',
        label: 'Kayıtlı aramalar',
        items: [
          {
            id: 'a',
            label: 'İletişim bilgilerini güncelleyemeyebileceklerimizdenmişsinizcesine uzun bir ad',
            description: 'Afyonkarahisar ilinin Başmakçı ilçesi',
            icon: DocumentTextIcon,
            shortcut: 'Mod+Shift+İ',
          },
          ...Array.from({ length: 20 }, (_, at) => ({ id: String(at), label: `${at + 1}. ilan` })),
        ],
      },
    ],
  },
});
