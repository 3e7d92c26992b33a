import { inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { FileTile } from './FileTile';
import type { FileState, FileTileProps } from './FileTile';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#3e63dd" d="M0 0h40v40H0z"/><circle cx="20" cy="20" r="10" fill="#fff"/></svg>',
)}`;
const longName = 'Ruhsat belgesi ve ekleri, onaylı suret, ıslak imzalı, ikinci nüsha (son hâli) v12 2026-11-25.pdf';

const meta = preview.meta({
  component: FileTile,
  args: { name: 'licence.pdf', size: 820_000 },
  parameters: {
    keyboard: [
      ['Tab', 'Goes to the file, if it can be opened, and to its buttons'],
      ['Enter, Space', 'On the file: opens it; on a button: presses it'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['no-visual'],
  args: { onOpen: fn(), onDownload: fn(), onRemove: fn() },
});
Default.test(
  'opens by a press anywhere, and keeps its buttons apart from that',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('820 kB'));
    await userEvent.click(canvas.getByRole('button', { name: 'Download licence.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove licence.pdf' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Open licence.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalled();
  },
);

export const LongName = Default.extend({ tags: ['no-visual'], args: { name: longName, thumbnail: drawing } });
LongName.test('shows how a long name ends, on one line', async ({ canvas, canvasElement }) => {
  const shown = canvas.getByTitle(longName);
  const line = Number.parseFloat(getComputedStyle(shown).lineHeight);
  await expect(shown.getBoundingClientRect().height).toBeLessThanOrEqual(line + 1);
  const end = inlineEdges(canvas.getByText('26-11-25.pdf'));
  const tile = inlineEdges(canvasElement.querySelector('[data-pressable]') ?? canvasElement);
  await expect(end.end).toBeLessThan(tile.end);
  await expect(canvas.getByRole('button', { name: `Open ${longName}` })).toBeVisible();
});

/** An upload that is cancelled, tried again and finished. */
function Upload(args: FileTileProps) {
  const [state, setState] = useState<FileState>({ status: 'uploading', progress: 0.4 });
  return (
    <>
      <FileTile
        {...args}
        state={state}
        onCancel={() => setState({ status: 'failed', error: 'You cancelled the upload.' })}
        onRetry={() => setState({ status: 'uploading' })}
      />
      <button
        type="button"
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setState({ status: 'done' })}
      >
        Finish
      </button>
    </>
  );
}

export const Uploading = meta.story({
  tags: ['no-visual'],
  args: { onRemove: fn() },
  render: (args) => <Upload {...args} />,
});
Uploading.test('is cancelled, tried again and done without losing the focus', async ({ canvas, userEvent }) => {
  const cancel = () => canvas.getByRole('button', { name: 'Cancel uploading licence.pdf' });
  await expect(canvas.getByRole('progressbar', { name: 'Uploading licence.pdf' })).toHaveAttribute(
    'aria-valuenow',
    '0.4',
  );
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(cancel());
  await expect(canvas.getByRole('status')).toHaveTextContent('licence.pdf: You cancelled the upload.');
  await expect(canvas.getByRole('button', { name: 'Remove licence.pdf' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Try licence.pdf again' }));
  await expect(cancel()).toHaveFocus();
  await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('licence.pdf uploaded.'));
  await expect(canvas.getByRole('button', { name: 'Remove licence.pdf' })).toHaveFocus();
});

/** Without `onRemove`, the end of the upload takes the button that has the focus away. */
export const UploadingOnly = Uploading.extend({ tags: ['no-visual'], args: { onRemove: undefined } });
UploadingOnly.test('keeps the focus when its last button goes', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Cancel uploading licence.pdf' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(canvas.getByText('820 kB · Uploaded')).toBeVisible());
  await expect(canvasElement.querySelector('[tabindex="-1"]')).toHaveFocus();
});

export const Paused = meta.story({
  tags: ['no-visual'],
  args: { state: { status: 'paused', progress: 0.4 }, onPause: fn(), onResume: fn(), onCancel: fn() },
});
Paused.test('goes on, or is given up', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Paused')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Pause uploading licence.pdf' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Resume uploading licence.pdf' }));
  await expect(args.onResume).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel uploading licence.pdf' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

export const Matrix = meta.story({
  tags: ['no-visual'],
  globals: { motion: 'reduced' },
  args: { onOpen: fn(), onDownload: fn(), onCancel: fn(), onRetry: fn(), onRemove: fn() },
  render: ({ onOpen, onDownload, onCancel, onRetry, onRemove }) => (
    <ul role="list" style={{ display: 'grid', gap: 8 }}>
      {(
        [
          { name: 'front door.jpg', thumbnail: drawing, onOpen, onDownload },
          { name: longName, type: 'application/pdf', description: 'Licence', onDownload },
          { name: 'tour of the new building.mp4', loading: true },
          { name: 'members.csv', state: { status: 'uploading', progress: 0.6 }, onCancel },
          { name: 'song.mp3', state: { status: 'uploading' }, onCancel },
          { name: 'backup.zip', state: { status: 'done' } },
          {
            name: 'setup.exe',
            state: { status: 'failed', error: 'The connection was lost. Try again, or remove the file.' },
            onRetry,
          },
          { name: 'notes', disabled: true, onOpen },
        ] satisfies FileTileProps[]
      ).map((file) => (
        <li key={file.name}>
          <FileTile size={820_000} onRemove={onRemove} {...file} />
        </li>
      ))}
    </ul>
  ),
});

export const Turkish = Matrix.extend({ tags: ['no-visual'], globals: { locale: 'tr', motion: 'reduced' } });
Turkish.test('names the file in each action', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'members.csv yüklemesini iptal et' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'setup.exe dosyasını yeniden dene' })).toBeVisible();
});
