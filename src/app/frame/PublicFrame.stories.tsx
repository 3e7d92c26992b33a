import preview from '#.storybook/preview';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';

import { PublicFrame } from './PublicFrame';

function Framed() {
  const router = createMemoryRouter([
    {
      element: <PublicFrame />,
      HydrateFallback: () => null,
      children: [{ path: '*', element: <h1 tabIndex={-1}>The page</h1> }],
    },
  ]);
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  component: Framed,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false },
});

export const Default = meta.story({});
Default.test('offers to skip to the content first', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
});
Default.test('switches the language at once and remembers it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Language: English' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Türkçe' }, { timeout: 5000 }));
  await expect(await canvas.findByRole('link', { name: 'Gizlilik politikası' })).toBeVisible();
  await expect(document.documentElement.lang).toBe('tr');
  await expect(localStorage.getItem('language')).toBe('tr');
});
Default.test('turns dark and light', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Appearance' }), 'dark');
  await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Appearance' }), 'light');
  await waitFor(() => expect(document.documentElement).toHaveClass('light'));
});

export const Turkish = Default.extend({ globals: { locale: 'tr' } });
