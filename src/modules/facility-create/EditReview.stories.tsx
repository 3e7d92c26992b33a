import preview from '#.storybook/preview';
import { expect, fn, within } from 'storybook/test';

import { sampleDraft } from '#mocks/testing/facilityDrafts';

import { EditReview } from './EditReview';

const base = sampleDraft.facility;

const meta = preview.meta({
  component: EditReview,
  tags: ['no-visual'],
  args: {
    base,
    values: { ...base, email: '', hoursNote: 'Ring the bell after six.' },
    records: { towns: [], categories: [], tags: [] },
    reason: '',
    busy: false,
    onReason: fn(),
    onSave: fn(),
    onBack: fn(),
  },
});

/** All changes are published immediately, so no reason is needed. */
export const Loaded = meta.story();
Loaded.test('says before and after of each change, and asks for no reason', async ({ canvas, userEvent, args }) => {
  const [email, note] = canvas.getAllByRole('listitem').map((change) => within(change));
  await expect(email?.getByText('desk@lantern-row.example').tagName).toBe('DEL');
  await expect(email?.getByText('nothing').tagName).toBe('INS');
  await expect(note?.getByText('Ring the bell after six.').tagName).toBe('INS');
  await expect(canvas.getAllByText('Published immediately')).toHaveLength(2);
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
  await expect(args.onSave).toHaveBeenCalledTimes(1);
});

export const Busy = meta.story({ args: { busy: true } });
Busy.test('saves once, and does not go back meanwhile', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
  await expect(args.onSave).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: 'Make another change' })).toBeDisabled();
});

export const Turkish = meta.story({
  args: { values: { ...base, name: 'Lantern Row Clinic' } },
  globals: { locale: 'tr' },
});
Turkish.test('says in Turkish that it waits', async ({ canvas }) => {
  await expect(canvas.getByText('Bu değişikliği önce bir yönetici inceler')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: /^Bu bilgileri neden değiştiriyorsunuz\?/ })).toBeVisible();
});
