import { withQuickChat } from '#.storybook/consoleStory';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';

import { TextField } from '#components/TextField';
import { layoutKey, layoutNames, saveLayout, restoreLayoutChoice } from '#lib/appearance/layoutChoice';
import type { LayoutName } from '#lib/appearance/layoutChoice';
import { closeSettings } from '#modules/settings/settingsOpen';

import { Layout } from './Layout';

const mounted = fn();

const longText = Array.from({ length: 40 }, (_, at) => `Line ${at + 1}`).join('\n');

function Page({ title }: { title: string }) {
  const [text, setText] = useState('');
  useState(() => mounted());
  return (
    <>
      <h1>{title}</h1>
      <TextField label="Draft" value={text} onChange={setText} />
      <textarea aria-label="Long text" rows={4} defaultValue={longText} />
      <p style={{ display: 'flex', gap: 24, padding: 16 }}>
        <Link to="/elsewhere">Elsewhere</Link>
        <Link to="/bare">Bare</Link>
      </p>
    </>
  );
}

/** The part of the application that chooses the layout, at a URL. */
function Console({ at }: { at: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: (
            <Layout>
              <Outlet />
            </Layout>
          ),
          children: [
            { path: '/home', element: <Page title="Home" /> },
            { path: '/elsewhere', element: <Page title="Elsewhere" /> },
            { path: '/bare', element: <Page title="Bare" />, handle: { layout: 'empty' } },
          ],
        },
      ],
      { initialEntries: [at] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  component: Console,
  args: { at: '/home' },
  // Each layout has its own pictures.
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  decorators: [withQuickChat],
  beforeEach() {
    restoreLayoutChoice({});
    closeSettings();
    mounted.mockClear();
  },
});

/** Resolves when a layout is on the screen. */
const shows = (name: LayoutName) =>
  waitFor(() => expect(document.querySelector('[data-layout]')).toHaveAttribute('data-layout', name));

export const Default = meta.story({});
Default.test('keeps the page as it is when the layout changes', async ({ canvas, userEvent }) => {
  await shows('classy');
  const draft = canvas.getByRole('textbox', { name: 'Draft' });
  await userEvent.type(draft, 'Half a sentence');
  const list = canvas.getByRole('textbox', { name: 'Long text' });
  const scrolled = new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
  list.scrollTop = 200;
  await scrolled;
  for (const name of [...layoutNames, 'classy'] as const) {
    saveLayout(name);
    await shows(name);
    await expect(canvas.getByRole('textbox', { name: 'Draft' })).toBe(draft);
    await expect(draft).toHaveValue('Half a sentence');
    await expect(draft).toHaveFocus();
    await expect(list.scrollTop).toBe(200);
  }
  await expect(mounted).toHaveBeenCalledTimes(1);
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
Default.test('follows another tab', async () => {
  await shows('classy');
  localStorage.setItem(layoutKey, 'dense');
  dispatchEvent(new StorageEvent('storage', { key: layoutKey }));
  await shows('dense');
});
Default.test('is changed in the settings, which stay open', async ({ canvas, userEvent }) => {
  await shows('classy');
  const tab = await canvas.findByRole('button', { name: 'Settings' });
  // The navigation, and the user menu in it, mounts again when its items arrive.
  await canvas.findByRole('link', { name: 'Find facilities' });
  await userEvent.click(within(canvas.getByRole('navigation')).getByRole('button', { name: /^User menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  const drawer = await screen.findByRole('dialog', { name: 'Settings' });
  await userEvent.click(within(drawer).getByRole('radio', { name: 'Compact' }));
  await shows('compact');
  await userEvent.keyboard('{ArrowRight}');
  await shows('dense');
  await expect(within(drawer).getByRole('radio', { name: 'Dense' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  // The user menu that opened the settings was part of the classy navigation.
  await waitFor(() => expect(tab).toHaveFocus());
});

/** The URL names a layout: it overrides the remembered one, and the route overrides it. */
export const AskedByAddress = Default.extend({ args: { at: '/home?layout=dense' } });
AskedByAddress.test('holds on other pages, gives way to a route and to the settings', async ({ canvas, userEvent }) => {
  await shows('dense');
  await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
  await canvas.findByRole('heading', { name: 'Elsewhere' });
  await shows('dense');
  await userEvent.click(canvas.getByRole('link', { name: 'Bare' }));
  await shows('empty');
  await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
  await shows('dense');
  saveLayout('modern');
  await shows('modern');
});

/** The URL names a layout that does not exist: the configured one is shown, and the browser console says so. */
export const UnknownName = Default.extend({
  args: { at: '/home?layout=denze' },
  beforeEach() {
    const warn = spyOn(console, 'warn').mockImplementation(() => {});
    return () => warn.mockRestore();
  },
});
UnknownName.test('falls back, and warns once', async ({ canvas, userEvent }) => {
  await shows('classy');
  await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
  await canvas.findByRole('heading', { name: 'Elsewhere' });
  await expect(sessionStorage.getItem(layoutKey)).toBeNull();
  const warnings = mocked(console.warn).mock.calls.filter(([text]) => String(text).includes('denze'));
  await expect(warnings).toHaveLength(1);
  for (const name of layoutNames) await expect(warnings[0]?.[0]).toContain(name);
});
