import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { Component as NotOpenYetPage } from './NotOpenYetPage';

function Framed() {
  return (
    <main>
      <NotOpenYetPage />
    </main>
  );
}

const meta = preview.meta({ component: Framed, tags: ['screen'], parameters: { layout: 'fullscreen' } });

export const Default = meta.story({});
Default.test('says that there is nothing here yet, and leads on', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'This part is not open yet' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account/details');
  await waitFor(() => expect(document.title).toBe('Not open yet | Orvela Facilities'));
});

export const Turkish = Default.extend({ globals: { locale: 'tr' } });
