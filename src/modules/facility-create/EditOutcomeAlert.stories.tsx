import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { EditOutcomeAlert } from './EditOutcomeAlert';
import type { EditOutcomeAlertProps } from './EditOutcomeAlert';

const at = '2026-03-12T09:30:00.000Z';
const approved: EditOutcomeAlertProps['ended'] = { state: 'approved', at, message: '' };

const meta = preview.meta({
  component: EditOutcomeAlert,
  args: { ended: approved, onDismiss: fn() },
});

export const Approved = meta.story({});
Approved.test(
  'says that the form shows what was approved, and can be sent away',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/12 March 2026/);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
);

export const Rejected = Approved.extend({
  args: {
    ended: { state: 'rejected', at, message: 'The sign at the door shows another name. Please send a photo of it.' },
  },
});
Rejected.test('gives the reason, apart from what is shown now', async ({ canvas }) => {
  const reason = canvas.getByText(/The sign at the door shows another name/);
  const shown = canvas.getByText(/12 March 2026/);
  await expect(shown.getBoundingClientRect().top).toBeGreaterThan(reason.getBoundingClientRect().bottom);
});

export const Withdrawn = Approved.extend({ args: { ended: { state: 'withdrawn', at, message: '' } } });

export const Expired = Approved.extend({ args: { ended: { state: 'expired', at, message: '' } } });

export const Turkish = Rejected.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/12 Mart 2026/);
});
