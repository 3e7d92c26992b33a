import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';

import { LanguageMenu } from './LanguageMenu';

const meta = preview.meta({
  component: LanguageMenu,
  args: { look: 'flag' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 160, display: 'flex', justifyContent: 'center', alignItems: 'start' }}>{Story()}</div>
    ),
  ],
});

export const English = meta.story({});
English.test(
  'switches immediately by keyboard, stores the choice, and sets the document’s language',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Language: English' });
    await waitFor(() => expect(button.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English', checked: true })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const turkish = await canvas.findByRole('button', { name: 'Dil: Türkçe' });
    await expect(turkish).toHaveFocus();
    await expect(turkish.querySelector('img')).toHaveAttribute('src', '/pictures/flags/tr.svg');
    await expect(document.documentElement.lang).toBe('tr');
    await expect(localStorage.getItem('language')).toBe('tr');
  },
);

export const Turkish = English.extend({ globals: { locale: 'tr' } });
Turkish.test('switches back to English', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dil: Türkçe' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }));
  await expect(await canvas.findByRole('button', { name: 'Language: English' })).toBeVisible();
  await expect(document.documentElement.lang).toBe('en');
});

export const Open = English.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
});
Open.test('shows a flag beside each language', async () => {
  const menu = screen.getByRole('menu');
  await waitFor(() => {
    for (const flag of menu.querySelectorAll('img')) expect(flag.naturalWidth).toBeGreaterThan(0);
  });
  await expect(menu.querySelectorAll('img')).toHaveLength(2);
});

export const InWords = English.extend({ args: { look: 'text' } });
InWords.test('needs no image', async ({ canvas, userEvent, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
  await screen.findByRole('menu');
  await expect(canvasElement.ownerDocument.querySelectorAll('[role="menu"] img, button img')).toHaveLength(0);
});
