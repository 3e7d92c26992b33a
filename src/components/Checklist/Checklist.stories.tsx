import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { arrayMove } from '#lib/collections/reorder';

import { Checklist, useChecklist } from './Checklist';
import type { ChecklistItem, ChecklistProps } from './Checklist';

const steps: ChecklistItem[] = [
  { id: 'call', text: 'Call the pharmacy', done: true },
  { id: 'print', text: 'Print the form', done: true },
  { id: 'sign', text: 'Sign it', done: false },
  { id: 'send', text: 'Send it to the harbour office', done: false },
  { id: 'file', text: 'File the copy', done: false },
];

/** A minimal parent that stores the items. */
function Kept(args: ChecklistProps) {
  const [items, setItems] = useState(args.items);
  const change = (id: string, next: Partial<ChecklistItem>) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...next } : item)));
  return (
    <Checklist
      {...args}
      items={items}
      onAdd={(text) => setItems((before) => [...before, { id: `new-${before.length}`, text, done: false }])}
      onToggle={(id, done) => change(id, { done })}
      onRename={(id, text) => {
        if (text === 'Sing it') return 'Nobody wants to hear that.';
        change(id, { text });
        return undefined;
      }}
      onMove={(move) => {
        args.onMove?.(move);
        setItems((before) => arrayMove(before, move.from.index, move.to.index));
      }}
      onRemove={(id) => {
        args.onRemove?.(id);
        setItems((before) => before.filter((item) => item.id !== id));
      }}
    />
  );
}

const meta = preview.meta({
  component: Checklist,
  render: (args) => <Kept {...args} />,
  parameters: {
    keyboard: [
      ['Space', 'On a box: ticks the item; on a handle: picks the item up, and the arrow keys move it'],
      ['Enter', 'In the field: adds the item; on a text: edits it, and saves'],
      ['Escape', 'Gives the edit or the move up'],
    ],
  },
  args: { label: 'Steps', items: steps, onToggle: fn(), onMove: fn(), onRemove: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{<Story />}</div>],
});

export const Default = meta.story({ args: { disabled: false } });
Default.test('is ticked and filled by keyboard', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('2 of 5')).toHaveAttribute('role', 'status');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Sign it' }));
  await expect(canvas.getByText('3 of 5')).toBeVisible();
  const field = canvas.getByRole('textbox', { name: 'Add to Steps' });
  await userEvent.type(field, '  Rest  {Enter}');
  await expect(canvas.getByRole('checkbox', { name: 'Rest' })).not.toBeChecked();
  await expect(field).toHaveFocus();
  await expect(field).toHaveValue('');
  await expect(canvas.getByText('3 of 6')).toBeVisible();
});
Default.test('takes several pasted lines as an item each', async ({ canvas, userEvent }) => {
  const before = canvas.getAllByRole('listitem').length;
  await userEvent.click(canvas.getByRole('textbox', { name: /Steps/ }));
  await userEvent.paste('Wash it\n\n  Dry it \nPut it away');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(before + 3);
  await expect(canvas.getByRole('checkbox', { name: 'Dry it' })).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: /Steps/ })).toHaveValue('');
});
Default.test('renames in place and keeps what was refused', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Edit item:? Sign it$/ }));
  await userEvent.keyboard('Sing it{Enter}');
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'item' })).toHaveValue('Sing it'));
  await userEvent.clear(canvas.getByRole('textbox', { name: 'item' }));
  await userEvent.keyboard('Sign twice{Enter}');
  await expect(await canvas.findByRole('checkbox', { name: 'Sign twice' })).toBeVisible();
});
Default.test('is put in order by keyboard', async ({ canvas, userEvent, args }) => {
  const handle = await canvas.findByRole('button', { name: 'Move Sign it' });
  await waitFor(() => expect(handle).toHaveAttribute('aria-roledescription'));
  canvas.getByRole('button', { name: 'Move Sign it' }).focus();
  await userEvent.keyboard(' {ArrowUp} ');
  await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'sign' }));
  await expect(canvas.getAllByRole('checkbox')[1]).toHaveAccessibleName('Sign it');
});
Default.test('passes the focus on when an item is removed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Sign it' }));
  await expect(args.onRemove).toHaveBeenLastCalledWith('sign');
  await expect(canvas.getByRole('button', { name: 'Remove Send it to the harbour office' })).toHaveFocus();
  await expect(canvas.getByText('2 of 4')).toBeVisible();
});

/** A form that keeps its items as one value. */
function Form(args: ChecklistProps) {
  const [items, setItems] = useState(args.items);
  const checklist = useChecklist({ items, max: 6, onChange: setItems, removedText: ({ text }) => `“${text}” removed` });
  return <Checklist label={args.label} {...checklist} />;
}

export const OfAForm = Default.extend({ tags: ['no-visual'], render: (args) => <Form {...args} /> });
OfAForm.test('ticks, renames, removes with undo, and takes no more than its maximum', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Sign it' }));
  await expect(canvas.getByText('3 of 5')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /^Edit item:? Sign it$/ }));
  await userEvent.keyboard('Sign twice{Enter}');
  await expect(await canvas.findByRole('checkbox', { name: 'Sign twice' })).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Sign twice' }));
  await expect(canvas.queryByRole('checkbox', { name: 'Sign twice' })).toBeNull();
  await waitFor(() => expect(screen.getByText('“Sign twice” removed')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(canvas.getAllByRole('checkbox')[2]).toHaveAccessibleName('Sign twice');
  await userEvent.click(canvas.getByRole('textbox', { name: /Steps/ }));
  await userEvent.paste('Wash it\nDry it');
  await expect(canvas.getByText('3 of 6')).toBeVisible();
  await expect(canvas.queryByRole('checkbox', { name: 'Dry it' })).toBeNull();
});

export const Disabled = Default.extend({ args: { disabled: true } });

export const LongText = Default.extend({
  globals: { locale: 'tr' },
  args: {
    label: 'Adımlar',
    items: [
      { id: 'a', text: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine', done: false },
      { id: 'b', text: 'Ağız ve Diş Sağlığı Polikliniğinin çalışma çizelgesini imzaya sun', done: true },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
});
