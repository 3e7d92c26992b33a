import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { DraftConflictAlert } from './DraftConflictAlert';
import type { DraftConflictAlertProps } from './DraftConflictAlert';

type State = DraftConflictAlertProps['state'];
const conflict: State = { status: 'conflict', remote: { savedAt: '2026-03-16T10:30:00Z' } };
const gone: State = { status: 'gone' };
const saved: State = { status: 'saved' };

const meta = preview.meta({
  component: DraftConflictAlert,
  tags: ['no-visual'],
  args: {
    state: conflict,
    onResolve: fn(),
  },
});

export const Conflict = meta.story();
Conflict.test('offers both versions', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(/^Another version was saved at/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Keep this version' }));
  await expect(args.onResolve).toHaveBeenLastCalledWith('mine');
  await userEvent.click(canvas.getByRole('button', { name: 'Use the other version' }));
  await expect(args.onResolve).toHaveBeenLastCalledWith('other');
});

export const Gone = meta.story({ args: { state: gone } });
Gone.test('saves again what is here', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save it again' }));
  await expect(args.onResolve).toHaveBeenCalledWith('mine');
});

/** The record knows more about what has happened. */
export const OwnWords = meta.story({
  args: {
    state: gone,
    goneTitle: 'This email was sent or deleted in another tab',
    keepLabel: 'Keep as a new draft',
    onKeep: fn(),
  },
});

export const Saved = meta.story({ args: { state: saved } });
Saved.test('shows nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).toBeNull();
});

export const Turkish = Conflict.extend({ globals: { locale: 'tr' } });
