import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import type { Facility } from '#domain/facility';

import { VerificationBadge } from './VerificationBadge';

const verifiedAt = '2025-01-10T10:00:00Z';
const states: readonly Facility['verification'][] = [
  { state: 'verified', method: 'visit', verifiedAt: '2026-02-02T10:00:00Z' },
  { state: 'due', method: 'phone-call', verifiedAt: '2025-03-30T10:00:00Z' },
  { state: 'expired', method: 'website-match', verifiedAt },
  { state: 'pending' },
  { state: 'unverified' },
];
const facility = { timeZone: 'Atlantic/Azores', ownership: { state: 'unclaimed' } } as const;

const meta = preview.meta({ component: VerificationBadge });

export const Expired = meta.story({
  args: { facility: { ...facility, verification: { state: 'expired', method: 'website-match', verifiedAt } } },
});
Expired.test('shows the months since the check, and its explanation by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const badge = canvas.getByRole('button', { name: 'Last checked 14 months ago' });
  await expect(badge).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(
    canvas.getByText(/These details were last checked on 10 January 2025, and the verification has expired/),
  ).toBeVisible();
  await expect(canvas.getByText(/against the facility’s website/)).toBeVisible();
  await userEvent.keyboard(' ');
  await expect(canvas.queryByText(/the verification has expired/)).not.toBeVisible();
});

export const Matrix = meta.story({
  args: { facility: { ...facility, verification: { state: 'unverified' } } },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {states.map((verification) => (
        <VerificationBadge key={verification.state} facility={{ ...facility, verification }} />
      ))}
    </div>
  ),
});
