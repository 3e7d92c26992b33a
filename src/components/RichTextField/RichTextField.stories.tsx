import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '#components/Button';

import { EditorPlaceholder, richTextEditor, RichTextField } from './RichTextField';
import type { RichTextHandle } from './RichTextField';
import * as styles from './RichTextField.css';

const meta = preview.meta({
  component: RichTextField,
  args: { label: 'Notes', onChange: fn(), onBlur: fn() },
  beforeEach: async () => {
    await richTextEditor.load();
  },
  parameters: {
    keyboard: [
      ['Control + B, I, U', 'Makes the text bold, italic, underlined'],
      ['Control + K', 'Asks for the address of a link'],
      ['Control + Z, Control + Shift + Z', 'Takes the last change back, makes it again'],
      ['Shift + Tab', 'Goes to the toolbar'],
      ['Arrow Left, Arrow Right, Home, End in the toolbar', 'Move through its buttons'],
      ['Escape in the link', 'Leaves the link as it is and returns to the text'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
});

/**
 * Inserts text through the browser's own editing; simulated keys bypass the editor, which then sometimes loses a
 * letter.
 */
function insert(text: string) {
  document.execCommand('insertText', false, text);
}

export const Default = meta.story({ args: { rows: 5, placeholder: 'What should the next person know?' } });
Default.test('writes sanitised HTML by keyboard and toolbar', async ({ canvas, userEvent, args, step }) => {
  const text = await canvas.findByRole('textbox', { name: 'Notes' });
  await step('the label leads to the text', async () => {
    await userEvent.click(canvas.getByText('Notes'));
    await waitFor(() => expect(text).toHaveFocus());
  });
  insert('Open ');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^<p>Open ?<\/p>$/)));
  await step('a button stays pressed and the focus returns to the text', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(text).toHaveFocus());
    insert('today');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Open <strong>today</strong></p>'));
  });
  await step('undo', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(text).not.toHaveTextContent('today'));
  });
});
Default.test('has one tab stop in the toolbar, then arrow keys', async ({ canvas, userEvent }) => {
  await canvas.findByRole('textbox');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.keyboard(forwardKey());
  await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveFocus();
});

export const Filled = Default.extend({
  args: {
    label: 'Açıklama',
    description: 'Ziyaretçilerin bilmesi gerekenler',
    defaultValue:
      '<p>Girişte <strong>kimlik kartı</strong> istenir. Ayrıntılar <a href="https://example.org">sitede</a>.</p><ul><li><p>Park yeri yok</p></li><li><p>Asansör <em>çalışıyor</em></p></li></ul><blockquote><p>Öğle arası 12.30 ile 13.30 arasındadır.</p></blockquote><script>alert(1)</script>',
  },
  globals: { locale: 'tr' },
});
Filled.test('takes in only what it can make itself, and links a selection', async ({ canvas, userEvent, args }) => {
  const text = await canvas.findByRole('textbox', { name: 'Açıklama' });
  await expect(text.querySelector('script')).toBeNull();
  await expect(canvas.getByText('Park yeri yok')).toBeVisible();
  await userEvent.click(canvas.getByText('Park yeri yok'));
  await userEvent.click(canvas.getByRole('button', { name: 'Bağlantı' }));
  const address = await canvas.findByRole('textbox', { name: 'Bağlantı adresi' });
  await expect(address).toHaveFocus();
  await userEvent.type(address, 'javascript:alert(1){Enter}');
  await expect(address).toBeInvalid();
  await userEvent.clear(address);
  await userEvent.type(address, 'example.org/park{Enter}');
  await expect(canvas.queryByRole('textbox', { name: 'Bağlantı adresi' })).toBeNull();
  await waitFor(() =>
    expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('href="https://example.org/park"')),
  );
});

function NoteForm({ onSave }: { onSave: (values: { note: string }) => void }) {
  const { control, handleSubmit, reset } = useForm({ defaultValues: { note: '' } });
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSave(values))} style={{ display: 'grid', gap: 16 }}>
      <Controller
        control={control}
        name="note"
        rules={{ required: 'Write a note' }}
        render={({ field, fieldState }) => <RichTextField {...field} label="Note" error={fieldState.error?.message} />}
      />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button type="submit">Save</Button>
        <Button onClick={() => reset()}>Empty it</Button>
      </div>
    </form>
  );
}

const saved = fn();

export const InAForm = Default.extend({
  beforeEach: () => void saved.mockClear(),
  render: () => <NoteForm onSave={saved} />,
});
InAForm.test('takes the focus when it is missing, hands over HTML, and is reset', async ({ canvas, userEvent }) => {
  const text = await canvas.findByRole('textbox', { name: 'Note' });
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Write a note')).toBeVisible();
  await waitFor(() => expect(text).toHaveFocus());
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  insert('Hello');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ note: '<p>Hello</p>' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Empty it' }));
  await waitFor(() => expect(text).toHaveTextContent(''));
});

function Reply() {
  const text = useRef<RichTextHandle>(null);
  useEffect(() => text.current?.focus(), []);
  return <RichTextField ref={text} label="Reply" />;
}

/** Focus is requested when the form mounts, which is before the editor has loaded. */
export const FocusAtOnce = Default.extend({ tags: ['no-visual'], render: () => <Reply /> });
FocusAtOnce.test('takes the focus as soon as it is there', async ({ canvas }) => {
  const text = await canvas.findByRole('textbox', { name: 'Reply' });
  await waitFor(() => expect(text).toHaveFocus());
});

const retried = fn();

/** Placeholder while the editor loads, and the error when loading fails. */
export const Waiting = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[false, true].map((failed) => (
        <div key={String(failed)} className={styles.frame} style={assignInlineVars({ [styles.rows]: '5' })}>
          <EditorPlaceholder failed={failed} onRetry={retried} />
        </div>
      ))}
    </div>
  ),
});
Waiting.test('can be tried again', async ({ canvas, userEvent }) => {
  retried.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(retried).toHaveBeenCalledOnce();
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RichTextField {...args} rows={3} placeholder="What should the next person know?" required={false} />
      <RichTextField {...args} rows={3} error="Write a note" description="Everyone can read it" />
      <RichTextField {...args} rows={3} defaultValue="<p>Closed <strong>on Mondays</strong></p>" disabled />
    </div>
  ),
});
