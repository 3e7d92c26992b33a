import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { addTextLoading } from './loadLazyRoutes';

it('opens a page when its code and its texts are there', async () => {
  let finishTexts = () => {};
  const texts = new Promise<void>((resolve) => {
    finishTexts = resolve;
  });
  const loadNamespaces = vi.fn(() => texts);
  const mailbox = { path: 'mailbox', lazy: async () => ({ Component: () => null }), handle: { i18n: ['mailbox'] } };
  const router = createMemoryRouter(
    addTextLoading([{ children: [{ path: '/', element: null }, mailbox] }], { loadNamespaces }),
  );
  const opened = router.navigate('/mailbox');
  await vi.waitFor(() => expect(loadNamespaces).toHaveBeenCalledExactlyOnceWith(['mailbox']));
  // The code has loaded by now.
  await new Promise((resolve) => setTimeout(resolve));
  expect(router.state.location.pathname).toBe('/');
  finishTexts();
  await opened;
  expect(router.state.location.pathname).toBe('/mailbox');
});
