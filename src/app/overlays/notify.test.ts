import { createInstance } from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';

import { notify } from './notify';
import { toaster } from './toaster';

vi.mock('./toaster', () => ({ toaster: { show: vi.fn(() => 1), dismiss: vi.fn() } }));

const message = (text: string) => ({ 'app-guards': { message: { signedInAlready: text, unkept: '' } } });

const i18n = createInstance();
beforeEach(async () => {
  vi.clearAllMocks();
  await i18n.init({ lng: 'tr', resources: { en: message('Signed in.'), tr: message('Oturumunuz açık.') } });
});

it('says in which language its text is, whatever the page is changed to', async () => {
  await notify(i18n, 'signedInAlready', 'warning');
  await i18n.changeLanguage('en');
  expect(toaster.show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: 'Oturumunuz açık.', language: 'tr' }),
  );
});

it('replaces the notification before it', async () => {
  await notify(i18n, 'signedInAlready', 'warning');
  await notify(i18n, 'signedInAlready', 'error');
  expect(toaster.dismiss).toHaveBeenLastCalledWith(1);
  expect(toaster.show).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'error' }));
});
