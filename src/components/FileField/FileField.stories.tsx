import preview from '#.storybook/preview';
import { Controller, useForm } from 'react-hook-form';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { useUploads } from '#lib/uploads/useUploads';
import type { Uploads } from '#lib/uploads/useUploads';

import { FileField } from './FileField';
import type { FileFieldProps, UploadedFile } from './FileField';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#3e63dd" d="M0 0h40v40H0z"/><circle cx="20" cy="20" r="10" fill="#fff"/></svg>';
const picture = new File([drawing], 'front door.svg', { type: 'image/svg+xml', lastModified: 1 });
const licence = new File(['x'.repeat(820_000)], 'Ruhsat belgesi ve ekleri, onaylı suret (son hâli).pdf', {
  type: 'application/pdf',
  lastModified: 2,
});
const program = new File(['x'], 'setup.exe', { type: 'application/x-msdownload', lastModified: 3 });
const film = new File(['x'.repeat(2_400_000)], 'tour.svg', { type: 'image/svg+xml', lastModified: 4 });

/** Contents of a drag or of the clipboard. */
function carrying(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const meta = preview.meta({
  component: FileField,
  args: { label: 'Pictures', onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Enter, Space', 'Opens the list of files of the system'],
      ['Control + V', 'Adds the files or the picture on the clipboard'],
      ['Tab', 'Goes to the buttons that remove a file'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: { multiple: true, accept: ['image/*', '.pdf'], maxBytes: 2_000_000, maxFiles: 3 },
});
Default.test('takes what fits, and says why not for the rest', async ({ canvas, userEvent, args, step }) => {
  const input = canvas.getByLabelText('Pictures');
  await expect(input).toHaveAccessibleDescription('images or PDF, up to 2 MB each, up to 3 files');
  await step('chosen', async () => {
    await userEvent.upload(input, [picture, licence]);
    await expect(args.onChange).toHaveBeenLastCalledWith([picture, licence]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('820 kB')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 files added.');
  });
  await step('dropped', async () => {
    const area = input.parentElement;
    if (!area) throw new Error('The input stands in no area.');
    area.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying([program, film]) }),
    );
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('2 files were not added');
    await expect(alert).toHaveTextContent('setup.exe This file type is not accepted. Accepted types: images or PDF.');
    await expect(alert).toHaveTextContent('tour.svg This file is 2.4 MB. The limit is 2 MB.');
  });
  await step('removed, with the focus on the next', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove front door.svg' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([licence]);
    await expect(canvas.getByRole('button', { name: `Remove ${licence.name}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveFocus();
  });
});
Default.test('takes what is pasted', async ({ canvas, args }) => {
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying([picture]) });
  canvas.getByLabelText('Pictures').dispatchEvent(paste);
  await waitFor(() => expect(canvas.getByRole('list', { name: 'Selected files' })).toBeVisible());
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(canvas.getByText('front door.svg')).toBeVisible();
});

const uploads: Uploads<{ id: string }> = {
  list: [
    { key: 1, file: picture, status: 'done', result: { id: 'picture' } },
    { key: 2, file: licence, status: 'uploading' },
    { key: 3, file: program, status: 'failed', error: new Error('The connection was cut.') },
  ],
  uploading: 1,
  add: fn(),
  retry: fn(),
  remove: fn(),
};

export const Uploading = Default.extend({
  args: { uploads, describeFailure: (error) => (error instanceof Error ? error.message : '') },
});
Uploading.test('says how far each file has come', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('progressbar', { name: /^Uploading Ruhsat/ })).toBeVisible();
  await expect(canvas.getByText('The connection was cut.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try setup.exe again' }));
  await expect(uploads.retry).toHaveBeenCalledWith(program);
  await userEvent.click(canvas.getByRole('button', { name: /^Cancel uploading Ruhsat/ }));
  await expect(uploads.remove).toHaveBeenCalledWith(licence);
  await expect(canvas.getByRole('button', { name: 'Remove setup.exe' })).toHaveFocus();
});

const send = fn<(file: File) => Promise<UploadedFile>>();
const earlier: UploadedFile = { id: 'earlier', name: 'plan.pdf', size: 90_000, type: 'application/pdf' };

/** A form whose server holds a file. */
function PictureUploads(props: FileFieldProps) {
  const [uploaded, setUploaded] = useState([earlier]);
  const ownUploads = useUploads({ send, onDone: (file) => setUploaded((files) => [...files, file]) });
  return (
    <FileField
      {...props}
      uploads={ownUploads}
      uploaded={uploaded}
      onRemoveUploaded={(id) => setUploaded((files) => files.filter((file) => file.id !== id))}
    />
  );
}

export const UploadedEarlier = Default.extend({
  tags: ['no-visual'],
  beforeEach: () => void send.mockReset(),
  render: (args) => <PictureUploads {...args} />,
});
UploadedEarlier.test('lists files once, those of before and those of now', async ({ canvas, userEvent, step }) => {
  const input = canvas.getByLabelText('Pictures');
  let finish: (file: UploadedFile) => void = () => {};
  send
    .mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    .mockRejectedValueOnce(new Error('No connection'));
  await step('one is on its way, one fails', async () => {
    await userEvent.upload(input, [picture, licence]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(await canvas.findByText('This file could not be uploaded. Try again.')).toBeVisible();
  });
  await step('the focus stays on the button of a file when its upload is done', async () => {
    canvas.getByRole('button', { name: 'Cancel uploading front door.svg' }).focus();
    finish({ id: 'new', name: picture.name, size: picture.size, type: picture.type });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove front door.svg' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  });
  await step('all of them count', async () => {
    await userEvent.upload(input, new File(['x'], 'fourth.pdf', { type: 'application/pdf', lastModified: 5 }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('fourth.pdf Only 3 files can be added.');
  });
  await step('a removed one is gone', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove plan.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove front door.svg' }));
    await expect(canvas.queryByText('plan.pdf')).toBeNull();
    await expect(within(canvas.getByRole('list', { name: 'Selected files' })).getAllByRole('listitem')).toHaveLength(1);
  });
});

export const RefusedInTurkish = Default.extend({
  args: { label: 'Kuruluşun fotoğrafları', description: 'Ön cephe ve girişin göründüğü fotoğraflar' },
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Kuruluşun fotoğrafları');
    await userEvent.upload(input, [picture, film]);
  },
});
RefusedInTurkish.test('gives the reason in Turkish', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Dosya boyutu 2,4 MB. Sınır 2 MB.');
});

function PictureForm({ onSave }: { onSave: (names: string[]) => void }) {
  const { control, handleSubmit } = useForm<{ pictures: File[] }>({ defaultValues: { pictures: [] } });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ pictures }) => onSave(pictures.map(({ name }) => name)))}
      style={{ display: 'grid', gap: 16 }}
    >
      <Controller
        control={control}
        name="pictures"
        rules={{ validate: (files) => files.length > 0 || 'Add a picture' }}
        render={({ field: { name: _name, ...field }, fieldState }) => (
          <FileField {...field} label="Picture" error={fieldState.error?.message} required />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

const saved = fn();

export const InAForm = Default.extend({
  beforeEach: () => void saved.mockClear(),
  render: () => <PictureForm onSave={saved} />,
});
InAForm.test('takes the focus when it is missing, then hands over one file', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('Picture');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await canvas.findByText('Add a picture')).toBeVisible();
  await expect(input).toHaveFocus();
  await userEvent.upload(input, picture);
  await userEvent.upload(input, licence);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(saved).toHaveBeenCalledWith([licence.name]);
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FileField {...args} label="Licence" accept={['.pdf']} maxBytes={5_000_000} required={false} />
      <FileField {...args} multiple value={[picture, licence]} />
      <FileField {...args} error="Add a picture" />
      <FileField {...args} value={[licence]} disabled />
    </div>
  ),
});
