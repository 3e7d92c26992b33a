import preview from '#.storybook/preview';
import { formatDistance } from '#lib/format/formatDistance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';

import { currentSession, setSessionError, updateSessionUser } from '#lib/session/session';

import { PublicLayout } from './PublicLayout';

function Page() {
  const { i18n } = useTranslation();
  return (
    <>
      <h1 tabIndex={-1}>The page</h1>
      <p>{formatDistance(16_093, i18n.language)}</p>
    </>
  );
}

function Framed() {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        element: <PublicLayout />,
        HydrateFallback: () => null,
        children: [{ path: '*', element: <Page /> }],
      },
    ]),
  );
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  component: Framed,
  tags: ['screen'],
  parameters: { layout: 'fullscreen', router: false, account: null },
});

export const Default = meta.story({});
Default.test('offers to skip to the content first', async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
});
Default.test('switches the language at once and remembers it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Language: English' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Türkçe' }));
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

Default.test('tells distances in miles at once, and remembers it', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('16.1 km')).toBeVisible();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Distances' }), 'Miles');
  await expect(await canvas.findByText('10 mi')).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Distances' })).toHaveDisplayValue('Miles');
  await expect(localStorage.getItem('units')).toBe('own-mi');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Distances' }), 'Kilometres');
  await expect(await canvas.findByText('16.1 km')).toBeVisible();
});

Default.test('shows the way in, and no menu', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  await expect(canvas.queryByRole('button', { name: /^Account/ })).toBeNull();
});

Default.test('leads to a new facility from its banner', async ({ canvas }) => {
  const banner = within(await canvas.findByRole('banner'));
  await expect(banner.getByRole('link', { name: 'Add a facility' })).toHaveAttribute('href', '/facility/create');
});
Default.test('has help and the shortlist in its footer', async ({ canvas }) => {
  const footer = within(await canvas.findByRole('contentinfo'));
  await expect(footer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/about-us#help');
  await expect(footer.getByRole('link', { name: 'Shortlist' })).toHaveAttribute('href', '/search/facility#shortlist');
});

export const SignedIn = Default.extend({
  tags: ['wide'],
  parameters: { account: 'ada' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account: Ada Lindqvist' }));
    await screen.findByRole('menu');
  },
});
SignedIn.test('leads to everything of the account', async ({ canvas, userEvent }) => {
  const menu = screen.getByRole('menu');
  const lines = within(menu).getAllByRole('menuitem');
  await expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
    ['My facilities', '/account/facility'],
    ['Account details', '/account/details'],
    ['Change password', '/account/change-password'],
    ['Console', '/home'],
    ['Sign out', '/sign-out'],
  ]);
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('button', { name: 'Account: Ada Lindqvist' })).toHaveFocus();
});
SignedIn.test('leaves the units to the account', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Appearance', hidden: true })).toBeInTheDocument();
  await expect(canvas.queryByRole('combobox', { name: 'Distances', hidden: true })).toBeNull();
});
SignedIn.test('holds the same place before and after it is known who it is', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  const place = canvas.getByRole('button', { name: 'Account: Ada Lindqvist' }).closest('[data-account]');
  const before = place?.getBoundingClientRect().toJSON();
  setSessionError(new Error('nobody answered'));
  await canvas.findByRole('button', { name: 'Account' });
  await expect(place?.getBoundingClientRect().toJSON()).toEqual(before);
});

/** There is a token, but the login check failed. */
export const Unknown = Default.extend({
  parameters: { account: 'ada' },
  beforeEach: () => setSessionError(new Error('nobody answered')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    await expect(await screen.findByRole('menu')).toHaveAccessibleDescription('We could not check who is signed in.');
  },
});
Unknown.test('checks again when told to', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('menuitem', { name: 'Try again' }));
  await waitFor(() => expect(currentSession().status).toBe('pending'));
});

export const OnAPhone = Default.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { account: 'ada' },
  beforeEach() {
    const session = currentSession();
    if (session.status !== 'authenticated') return;
    updateSessionUser({
      ...session.user,
      name: 'Zeynep Feyzanur Karaca-Vandenbroucke van der Meersch-Öztürkoğlu',
      email: 'zeynep.feyzanur.karaca-vandenbroucke.van-der-meersch@health-inspectorate.orvela.example',
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account: Zeynep/ }));
    await screen.findByRole('menu');
  },
});

OnAPhone.test('leads to a new facility from its footer, where there is room', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(within(canvas.getByRole('banner')).queryByRole('link', { name: 'Add a facility' })).toBeNull();
  const footer = within(canvas.getByRole('contentinfo'));
  await expect(footer.getByRole('link', { name: 'Add a facility' })).toHaveAttribute('href', '/facility/create');
});

export const Turkish = Default.extend({ globals: { locale: 'tr' } });

/** Wide enough for the search in the banner. */
export const Wide = Default.extend({ tags: ['wide', 'no-visual'], globals: { viewport: { value: 'desktop' } } });
Wide.test('is searched from its banner, but for the pages that are searches', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.queryByRole('search')).toBeNull();
  await userEvent.click(canvas.getByRole('link', { name: 'Privacy policy' }));
  await expect(await canvas.findByRole('search', { name: 'Search facilities from any page' })).toBeVisible();
});
