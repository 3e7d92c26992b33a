import preview from '#.storybook/preview';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { TextField } from '#components/TextField';
import { layoutKey, layoutNames, saveLayout, restoreLayoutChoice } from '#lib/appearance/layoutChoice';
import type { LayoutName } from '#lib/appearance/layoutChoice';
import { closeSettings, openSettings } from '#modules/settings/settingsOpen';

import { Layout } from './Layout';
import type { FrameProps, LayoutFrame, LayoutLoaders } from './layoutLoaders';

/** A layout in small: a header of its own, a place of its own for the page. */
function standIn(name: LayoutName): LayoutFrame {
  return function StandIn({ children }: FrameProps) {
    return (
      // Two that have nothing in common.
      <div key={name} style={{ display: 'grid', gap: 16 }}>
        <header>
          <p>{`Frame: ${name}`}</p>
          <Button onClick={openSettings}>Choose a layout</Button>
        </header>
        {name === 'dense' ? <main>{children}</main> : <section aria-label="Sheet">{children}</section>}
      </div>
    );
  };
}

const refuses = fn<() => boolean>();

function load(name: LayoutName) {
  const frame = standIn(name);
  return async () => {
    if (name === 'thin' && refuses()) throw new TypeError('Failed to fetch');
    return frame;
  };
}

/** Made anew for each story, so that none has been fetched before. */
function standIns(): LayoutLoaders {
  const [empty, centered, enterprise, material, modern, classic, classy, compact, dense, futuristic, thin] =
    layoutNames;
  return {
    [empty]: load(empty),
    [centered]: load(centered),
    [enterprise]: load(enterprise),
    [material]: load(material),
    [modern]: load(modern),
    [classic]: load(classic),
    [classy]: load(classy),
    [compact]: load(compact),
    [dense]: load(dense),
    [futuristic]: load(futuristic),
    [thin]: load(thin),
  };
}

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
      <Link to="/elsewhere">Elsewhere</Link> <Link to="/bare">Bare</Link>
    </>
  );
}

/** The part of the application that chooses the layout, at an address. */
function Console({ at }: { at: string }) {
  const [loaders] = useState(standIns);
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: (
            <Layout loaders={loaders}>
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
  // The stand-ins have no landmarks.
  parameters: { router: false, a11y: { options: { rules: { region: { enabled: false } } } } },
  beforeEach() {
    restoreLayoutChoice({});
    closeSettings();
    mounted.mockClear();
    refuses.mockReset().mockReturnValue(false);
  },
});

const frame = (name: LayoutName) => screen.findByText(`Frame: ${name}`);

export const Default = meta.story({});
Default.test('keeps the page as it is when the layout changes', async ({ canvas, userEvent }) => {
  await frame('classy');
  const draft = canvas.getByRole('textbox', { name: 'Draft' });
  await userEvent.type(draft, 'Half a sentence');
  const list = canvas.getByRole('textbox', { name: 'Long text' });
  const scrolled = new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
  list.scrollTop = 200;
  await scrolled;
  for (const name of ['dense', 'thin', 'modern', 'classy'] as const) {
    saveLayout(name);
    await frame(name);
    await expect(canvas.getByRole('textbox', { name: 'Draft' })).toBe(draft);
    await expect(draft).toHaveValue('Half a sentence');
    await expect(draft).toHaveFocus();
    await expect(list.scrollTop).toBe(200);
  }
  await expect(mounted).toHaveBeenCalledTimes(1);
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
Default.test('follows another tab', async () => {
  await frame('classy');
  localStorage.setItem(layoutKey, 'dense');
  dispatchEvent(new StorageEvent('storage', { key: layoutKey }));
  await frame('dense');
});
Default.test('is changed in the settings, which stay open', async ({ canvas, userEvent }) => {
  await frame('classy');
  const tab = await canvas.findByRole('button', { name: 'Settings' });
  await userEvent.click(canvas.getByRole('button', { name: 'Choose a layout' }));
  const drawer = await screen.findByRole('dialog', { name: 'Settings' });
  await userEvent.click(within(drawer).getByRole('radio', { name: 'Compact' }));
  await frame('compact');
  await userEvent.keyboard('{ArrowRight}');
  await frame('dense');
  await expect(within(drawer).getByRole('radio', { name: 'Dense' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  // The button that opened them has left with its layout.
  await waitFor(() => expect(tab).toHaveFocus());
});

/** An address asks for a layout: stronger than what is remembered, weaker than the route. */
export const AskedByAddress = Default.extend({ args: { at: '/home?layout=dense' } });
AskedByAddress.test('holds on other pages, gives way to a route and to the settings', async ({ canvas, userEvent }) => {
  await frame('dense');
  await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
  await canvas.findByRole('heading', { name: 'Elsewhere' });
  await frame('dense');
  await userEvent.click(canvas.getByRole('link', { name: 'Bare' }));
  await frame('empty');
  await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
  await frame('dense');
  saveLayout('modern');
  await frame('modern');
});

/** A layout that does not exist: the configured one, and one word to whoever wrote the address. */
export const UnknownName = Default.extend({
  args: { at: '/home?layout=denze' },
  beforeEach() {
    const warn = spyOn(console, 'warn').mockImplementation(() => {});
    return () => warn.mockRestore();
  },
});
UnknownName.test('falls back, and warns once', async ({ canvas, userEvent }) => {
  await frame('classy');
  await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
  await canvas.findByRole('heading', { name: 'Elsewhere' });
  await expect(sessionStorage.getItem(layoutKey)).toBeNull();
  const warnings = mocked(console.warn).mock.calls.filter(([text]) => String(text).includes('denze'));
  await expect(warnings).toHaveLength(1);
  for (const name of layoutNames) await expect(warnings[0]?.[0]).toContain(name);
});

/** The code of a layout cannot be had. */
export const Unloadable = Default.extend({
  async play() {
    refuses.mockReturnValue(true);
    await frame('classy');
    saveLayout('thin');
    await screen.findAllByText('This layout could not be loaded, so the one you see stays.');
  },
});
Unloadable.test('leaves the one before, and tries again when told to', async ({ userEvent }) => {
  await frame('classy');
  refuses.mockReturnValue(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await frame('thin');
});
export const UnloadableFromTheStart = Default.extend({
  beforeEach() {
    refuses.mockReturnValue(true);
    saveLayout('thin');
  },
});
UnloadableFromTheStart.test('shows the bare page', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Home' })).toBeVisible();
});
