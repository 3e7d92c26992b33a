import preview from '#.storybook/preview';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';

import { BackendFailurePage } from './BackendFailurePage';

function Failure({ reason }: { reason: 'insecure' | 'no-worker' | 'blocked' }) {
  const { i18n } = useTranslation();
  return <BackendFailurePage error={{ reason }} i18n={i18n} />;
}

const meta = preview.meta({
  component: Failure,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
});

export const Blocked = meta.story({ args: { reason: 'blocked' } });
Blocked.test('says why, and what to do', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'The demo back end could not start' })).toBeVisible();
  await expect(canvas.getByText(/blocked the service worker/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Reload' })).toBeEnabled();
});

export const Insecure = Blocked.extend({ args: { reason: 'insecure' } });

export const NoWorker = Blocked.extend({ args: { reason: 'no-worker' } });

export const Turkish = Blocked.extend({ globals: { locale: 'tr' } });
