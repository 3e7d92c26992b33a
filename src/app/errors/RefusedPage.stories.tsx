import preview from '#.storybook/preview';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';

import { NetworkError } from '#lib/http/request';
import { paths } from '#domain/paths';
import { setSessionError } from '#lib/session/session';

import { RefusedPage } from './RefusedPage';

const forbidden = { status: 403, data: undefined };
const down = new NetworkError('unreachable', 'req_7d20');
const unknown = { status: 503, data: { error: down } };

function Refused({ answer }: { answer: typeof forbidden | typeof unknown }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <RefusedPage answer={answer} /> }], {
      initialEntries: [`${paths.rejectFacility.replace(':slug', 'saltmarket-clinic')}?token=abc`],
    }),
  );
  return (
    <main>
      <RouterProvider router={router} />
    </main>
  );
}

const meta = preview.meta({
  component: Refused,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false, account: 'mira' },
});

/** A signed-in person who is not an administrator opens an administrators' page. */
export const Forbidden = meta.story({ args: { answer: forbidden } });
Forbidden.test('says who is signed in, and how to return with another account', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'This page is for administrators' })).toBeVisible();
  await expect(canvas.getByText(/Mira Castellanos \(mira@orvela\.example\)/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Sign out and use another account' })).toHaveAttribute(
    'href',
    `/sign-out?redirectURL=${encodeURIComponent('/admin/facilities/saltmarket-clinic/reject?token=abc')}`,
  );
  await waitFor(() => expect(document.title).toBe('For administrators only | Orvela Facilities'));
});

export const Turkish = Forbidden.extend({ globals: { locale: 'tr' } });

/** The login check failed. */
export const Unchecked = meta.story({
  args: { answer: unknown },
  beforeEach: () => setSessionError(down),
});
Unchecked.test('asks again, and says so while it does', async ({ canvas, userEvent }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'We could not check whether you are signed in' }),
  ).toBeVisible();
  const again = canvas.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'true'));
  await expect(again).toHaveFocus();
});
