import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Stack } from '#components/Stack';
import type { DraftStatus } from '#lib/drafts/draftSync';

import { SaveStatus } from './SaveStatus';

const meta = preview.meta({ component: SaveStatus, tags: ['no-visual'] });

export const Default = meta.story({ args: { status: 'failed' as DraftStatus, onRetry: fn() } });
Default.test('says that it is not saved, and tries again', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Not saved');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const Saved = Default.extend({ args: { status: 'saved' } });
Saved.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  await expect(canvas.queryByRole('button')).toBeNull();
});

const statuses: readonly DraftStatus[] = ['unsaved', 'saving', 'saved', 'failed', 'refused'];

export const Matrix = Default.extend({
  render: ({ onRetry }) => (
    <Stack gap={12}>
      {statuses.map((status) => (
        <SaveStatus key={status} status={status} onRetry={onRetry} />
      ))}
    </Stack>
  ),
});

export const Turkish = Default.extend({ globals: { locale: 'tr' } });

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
