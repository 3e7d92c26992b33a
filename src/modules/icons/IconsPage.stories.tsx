import { renderRoute } from '#.storybook/renderRoute';
import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { iconsScenarios } from '#mocks/icons/scenarios';

import { Component } from './IconsPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: `${paths.icons}/*`, at: '/ui/icons/heroicons-outline', page: { Component } },
  tags: ['no-visual'],
  parameters: {
    layout: 'fullscreen',
    router: false,
    keyboard: [
      ['←, →, ↑, ↓', 'Move through the icons'],
      ['Home, End, Page Up, Page Down', 'First or last in the row, a page up or down'],
      ['Enter, Escape', 'Opens the icon that has the focus, and closes it'],
      ['C, S, N, D', 'Copies JSX, SVG or name, downloads'],
      ['/, ?', 'Searches, shows all keys'],
    ],
  },
});

const tile = (name: string) => screen.findByRole('gridcell', { name });
const panel = async () => within(await screen.findByRole('region', { name: 'Open icon' }));
const count = (text: string) => screen.findByText(text, { selector: '[role="status"]' });

/** Records what is copied, in place of the clipboard. */
function watchClipboard() {
  return spyOn(navigator.clipboard, 'writeText').mockImplementation(() => Promise.resolve());
}

export const Loaded = meta.story({});
Loaded.test('renders and draws only what is on the screen', async ({ canvas }) => {
  await tile('academic-cap');
  await expect(await count('324 icons')).toBeVisible();
  const cells = canvas.getAllByRole('gridcell');
  await expect(cells.length).toBeLessThan(200);
  await waitFor(() =>
    expect(cells[0]?.querySelector('svg')).toHaveAttribute('data-icon', 'heroicons_outline:academic-cap'),
  );
});
Loaded.test('is walked by arrow keys in two dimensions, and opens an icon beside it', async ({ canvas, userEvent }) => {
  const grid = await canvas.findByRole('grid', { name: 'Heroicons Outline' });
  const columns = Number(grid.getAttribute('aria-colcount'));
  (await tile('academic-cap')).focus();
  await userEvent.keyboard(forwardKey());
  await expect(await tile('adjustments-horizontal')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(document.activeElement).toHaveAttribute('data-slot', String(columns + 1));
  const name = document.activeElement?.textContent ?? '';
  await userEvent.keyboard('{Enter}');
  const open = await panel();
  await expect(open.getByRole('heading', { level: 1, name })).toBeVisible();
  await waitFor(async () => expect(await tile(name)).toHaveFocus());
  await expect(await tile(name)).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(document.title).toBe(`${name} | Orvela Facilities`));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open icon' })).toBeNull());
  await waitFor(async () => expect(await tile(name)).toHaveFocus());
});
Loaded.test('finds by synonyms in two languages, best match first', async ({ canvas, userEvent }) => {
  await tile('academic-cap');
  await userEvent.keyboard('/');
  const field = canvas.getByRole('searchbox', { name: 'Search icons' });
  await userEvent.type(field, 'rubbish');
  await expect(await count('1 icon')).toBeVisible();
  await expect(await tile('trash')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'çöp');
  await expect(await tile('trash')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'bell');
  await expect(await count('4 icons')).toBeVisible();
  await expect(canvas.getAllByRole('gridcell')[0]).toHaveTextContent(/^bell$/);
  await expect(canvas.getAllByText('bell', { selector: 'mark' })).toHaveLength(4);
});
Loaded.test('copies by a key what the focus is on', async ({ userEvent }) => {
  const written = watchClipboard();
  const first = await tile('academic-cap');
  first.focus();
  await userEvent.keyboard('n');
  await waitFor(() => expect(screen.getByText('Name of academic-cap copied')).toBeVisible());
  await expect(written).toHaveBeenLastCalledWith('heroicons_outline:academic-cap');
  await userEvent.keyboard('s');
  await waitFor(() => expect(written).toHaveBeenLastCalledWith(expect.stringContaining('stroke-width="1.5"')));
  await userEvent.keyboard('c');
  await waitFor(() => expect(written).toHaveBeenLastCalledWith(expect.stringContaining('strokeWidth={1.5}')));
  written.mockRejectedValueOnce(new Error('No access'));
  await userEvent.keyboard('n');
  await waitFor(() => expect(screen.getByText(/^The icon could not be copied\./)).toBeVisible());
  await userEvent.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await waitFor(() => expect(keys).toBeVisible());
});
Loaded.test('shows all icons in another size, which copies take', async ({ canvas, userEvent }) => {
  const written = watchClipboard();
  const first = await tile('academic-cap');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Icon size' }), '48 px');
  await waitFor(() => expect(first.querySelector('svg')?.getBoundingClientRect().width).toBe(48));
  first.focus();
  await userEvent.keyboard('s');
  await waitFor(() => expect(written).toHaveBeenLastCalledWith(expect.stringContaining('width="48" height="48"')));
});

export const Open = Loaded.extend({ args: { at: '/ui/icons/material-twotone/delete?q=bin' } });
Open.test('copies, and leads to the other styles and meanings', async ({ userEvent }) => {
  const written = watchClipboard();
  const open = await panel();
  await userEvent.click(await open.findByRole('button', { name: 'Copy JSX' }));
  await waitFor(() =>
    expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^<svg [^>]*viewBox="0 0 24 24"/)),
  );
  await userEvent.click(open.getByRole('button', { name: 'Copy element' }));
  await waitFor(() => expect(written).toHaveBeenLastCalledWith('<Icon name="mat_twotone:delete" />'));
  await expect(open.getByRole('link', { name: /^Apache 2.0, Google/ })).toHaveAttribute(
    'href',
    expect.stringContaining('LICENSE'),
  );
  await userEvent.click(open.getByRole('link', { name: 'Solid' }));
  await expect(await screen.findByRole('heading', { name: 'Material Solid' })).toBeVisible();
  await expect(await (await panel()).findByText('mat_solid:delete')).toBeVisible();
  await userEvent.click((await panel()).getByRole('link', { name: 'rubbish' }));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search icons' })).toHaveValue('rubbish'));
});
Open.test('returns to its tile', async ({ userEvent }) => {
  await userEvent.click(await (await panel()).findByRole('link', { name: 'Back to icons' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open icon' })).toBeNull());
  await waitFor(async () => expect(await tile('delete')).toHaveFocus());
});

export const Dark = Open.extend({ globals: { scheme: 'dark' } });

export const AllSets = Loaded.extend({ tags: ['!no-visual'], args: { at: '/ui/icons/all?q=trash' } });
AllSets.test('counts what each set has, and opens an icon of any', async ({ canvas, userEvent }) => {
  const sets = within(await canvas.findByRole('navigation', { name: 'Icon sets' }));
  await expect(await sets.findByRole('link', { name: /^Mini 1/ })).toBeVisible();
  await userEvent.click(await screen.findByRole('gridcell', { name: /^trash-2 ?Feather$/ }));
  const open = await panel();
  await expect(open.getByText('feather:trash-2')).toBeVisible();
  await userEvent.click(sets.getByRole('link', { name: /^Mini/ }));
  await expect(await count('1 icon')).toBeVisible();
  await expect(screen.queryByRole('region', { name: 'Open icon' })).toBeNull();
});

export const NoMatch = Loaded.extend({ args: { at: '/ui/icons/feather?q=wheelchair' } });
NoMatch.test('leads to the other sets, and back to all icons', async ({ userEvent }) => {
  await expect(await screen.findByText('No icons match “wheelchair”')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Search all sets' }));
  await expect(await screen.findByRole('grid', { name: 'All sets' })).toBeVisible();
});

export const Missing = Loaded.extend({ args: { at: '/ui/icons/feather/unicorn' } });
Missing.test('says so beside the icons', async ({ userEvent }) => {
  const open = await panel();
  await expect(await open.findByRole('heading', { level: 1, name: 'Icon not found' })).toBeVisible();
  await tile('activity');
  await userEvent.click(open.getByRole('link', { name: 'Show all icons' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open icon' })).toBeNull());
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(iconsScenarios.heroicons.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(iconsScenarios.heroicons.failsOnce()) });
Failed.test('loads again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(await tile('academic-cap')).toBeVisible();
});

export const Turkish = Open.extend({ globals: { locale: 'tr' } });

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('shows an icon in place of the grid, with the way back', async ({ canvas, userEvent }) => {
  await userEvent.click(await tile('archive-box'));
  const heading = await (await panel()).findByRole('heading', { level: 1, name: 'archive-box' });
  await waitFor(() => expect(heading).toHaveFocus());
  await userEvent.click(canvas.getByRole('link', { name: 'Back to icons' }));
  await waitFor(async () => expect(await tile('archive-box')).toHaveFocus());
});
