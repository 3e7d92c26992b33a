import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import 'facility-directory/theme';
import { applyAppearance } from 'facility-directory/lib/appearance';
import { createI18n } from 'facility-directory/lib/i18n';
import { loadTexts } from 'facility-directory/texts';

import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

applyAppearance({ theme: 'teal', scheme: 'light' });
const { i18n, ready } = createI18n({ language: 'tr', load: loadTexts, preload: ['common', 'components'] });
const router = createMemoryRouter([{ path: '*', element: <App /> }]);
await ready;
createRoot(root).render(
  <I18nextProvider i18n={i18n}>
    <RouterProvider router={router} />
  </I18nextProvider>,
);
