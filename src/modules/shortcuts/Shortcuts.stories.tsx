import { expect, screen, waitFor, within } from 'storybook/test';
import type { userEvent as userEvents } from 'storybook/test';

import preview from '#.storybook/preview';
import { resetDatabase } from '#mocks/core/database';
import { shortcutsScenarios } from '#mocks/shortcuts/scenarios';

import type { Shortcut } from './api';
import { ShortcutsPanel } from './ShortcutsPanel';

const meta = preview.meta({
  component: ShortcutsPanel,
  beforeEach: () => resetDatabase(),
  parameters: {
    keyboard: [
      ['Enter, Space', 'On the button: opens the panel; on a shortcut: follows it, or edits it'],
      ['Tab', 'Moves through the shortcuts and the fields'],
      ['Escape', 'Gives up the form; without one closes the panel'],
      ['Enter', 'In a field: saves, when the form is complete'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 620, alignItems: 'start' }}>
        {Story()}
      </div>
    ),
  ],
});

type Play = { userEvent: ReturnType<typeof userEvents.setup> };

/** Visible once the fade-in has ended. */
const visible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const panelNow = () => screen.getByRole('dialog');
const button = (name: string | RegExp) => within(panelNow()).findByRole('button', { name });

async function open({ userEvent }: Play) {
  await userEvent.click(await screen.findByRole('button', { name: /^(Shortcuts|Kısayollar)$/ }));
  return screen.findByRole('dialog');
}
async function modify(context: Play) {
  await open(context);
  const pencil = await button(/^(Edit shortcuts|Kısayolları düzenle)$/);
  await waitFor(() => expect(pencil).toBeEnabled());
  await context.userEvent.click(pencil);
  await waitFor(() => expect(panelNow()).toHaveAccessibleName(/^(Edit shortcuts|Kısayolları düzenle)$/));
}
async function add(context: Play) {
  await modify(context);
  await context.userEvent.click(await button(/^(Add a shortcut|Kısayol ekle)$/));
  return within(panelNow()).findByRole('textbox', { name: /^(Label|Ad)$/ });
}
async function edit(context: Play, name = 'Edit Articles') {
  await modify(context);
  await context.userEvent.click(await button(name));
  return within(panelNow()).findByRole('textbox', { name: /^(Label|Ad)$/ });
}

/** Fills in the form by keyboard, starting in its first field. */
async function fill(userEvent: Play['userEvent'], { label = 'Saltmarket', link = '/facility/saltmarket-clinic' } = {}) {
  await userEvent.keyboard(label);
  await userEvent.tab();
  await userEvent.keyboard('The clinic');
  await userEvent.tab();
  await userEvent.keyboard('heroicons_outline:heart');
  // The first Tab may stop at the clear button.
  while (document.activeElement?.getAttribute('name') !== 'link') await userEvent.tab();
  await userEvent.keyboard(link);
}

const many: Shortcut[] = Array.from({ length: 200 }, (_, n) => ({
  id: `page-${n + 1}`,
  label: n % 7 === 0 ? `Çalışma saatleri ve randevu bilgileri ${n + 1}` : `Page ${n + 1}`,
  description: n % 3 === 0 ? '' : 'One of two hundred',
  icon: n % 2 === 0 ? 'heroicons_outline:document-text' : 'heroicons_outline:folder',
  link: `/article?slug=page-${n + 1}`,
  useRouter: true,
}));

export const View = meta.story({
  play: async (context) => {
    const panel = await open(context);
    await within(panel).findByRole('link', { name: /Console home/ });
  },
});
View.test('shows links in two columns, plain and other sites told apart', async () => {
  const links = within(panelNow()).getAllByRole('link');
  await expect(links).toHaveLength(8);
  const [first, second, third] = links.map((link) => link.getBoundingClientRect());
  await expect(first?.top).toBe(second?.top);
  await expect(third?.left).toBe(first?.left);
  await expect(links[7]).toHaveAccessibleName('WCAG 2.2 The guidelines we follow (opens another site)');
  await expect(links[7]).toHaveAttribute('href', 'https://www.w3.org/TR/WCAG22/');
});
View.test('starts over with each opening, and returns the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(await button('Edit shortcuts'));
  await expect(await button('Edit Console home')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  const opener = canvas.getByRole('button', { name: 'Shortcuts' });
  await waitFor(() => expect(opener).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await visible(await screen.findByRole('dialog', { name: 'Shortcuts' }));
  await visible(await button('Edit shortcuts'));
});
View.test('closes when a shortcut is followed', async ({ userEvent }) => {
  await userEvent.click(within(panelNow()).getByRole('link', { name: /^Articles/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Modify = meta.story({ tags: ['no-visual'], play: modify });
Modify.test('offers each shortcut for editing, and Done goes back to the links', async ({ userEvent }) => {
  await expect(within(panelNow()).queryByRole('link')).toBeNull();
  await expect(within(panelNow()).getAllByRole('button', { name: /^Edit / })).toHaveLength(8);
  await userEvent.click(await button('Done'));
  await expect(within(panelNow()).getAllByRole('link')).toHaveLength(8);
  await expect(await button('Edit shortcuts')).toHaveFocus();
});

export const Add = meta.story({
  play: async (context) => {
    await expect(await add(context)).toHaveFocus();
  },
});
Add.test('adds one by keyboard alone, in front of the others', async ({ userEvent }) => {
  await expect(await button('Save')).toHaveAttribute('aria-disabled', 'true');
  await fill(userEvent);
  const inside = within(panelNow()).getByRole('switch', { name: 'Open inside the app' });
  await expect(inside).toBeChecked();
  await waitFor(async () => expect(await button('Save')).not.toHaveAttribute('aria-disabled'));
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(inside).not.toBeChecked();
  await userEvent.tab();
  await userEvent.tab();
  await expect(await button('Save')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const cell = await button('Edit Saltmarket');
  await waitFor(() => expect(cell).toHaveFocus());
  await expect(within(panelNow()).getAllByRole('button', { name: /^Edit / })[0]).toBe(cell);
  // The refetch must not change position, name or focus.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(await button('Edit Saltmarket')).toHaveFocus();
  await userEvent.click(await button('Done'));
  const link = within(panelNow()).getByRole('link', { name: /^Saltmarket The/ });
  await expect(link).toHaveAttribute('href', '/facility/saltmarket-clinic');
});
Add.test('reads a page without its leading slash from the root', async ({ userEvent }) => {
  await fill(userEvent, { label: 'Home', link: 'home' });
  await waitFor(async () => expect(await button('Save')).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(await button('Save'));
  await button('Edit Home');
  await userEvent.click(await button('Done'));
  await expect(within(panelNow()).getByRole('link', { name: /^Home The/ })).toHaveAttribute('href', '/home');
});
Add.test('gives up with Escape, and closes with the next', async ({ userEvent }) => {
  await userEvent.keyboard('Not this{Escape}');
  await waitFor(async () => expect(await button('Add a shortcut')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(await within(panelNow()).findByRole('textbox', { name: 'Label' })).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await button('Add a shortcut')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
Add.test('keeps what was typed when the panel is closed', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('Half a thought');
  await userEvent.click(canvas.getByRole('button', { name: 'Shortcuts' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const label = await add({ userEvent });
  await expect(label).toHaveValue('Half a thought');
  await userEvent.click(await button('Discard'));
  await expect(label).toHaveValue('');
  await expect(label).toHaveFocus();
});
Add.test('finds an icon by a word', async ({ userEvent }) => {
  const icon = within(panelNow()).getByRole('combobox', { name: 'Icon' });
  await userEvent.click(icon);
  await userEvent.keyboard('academic');
  // From the outline and the solid set.
  await expect(await screen.findAllByRole('option', { name: 'academic-cap' })).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(icon).toHaveValue('heroicons_outline:academic-cap');
  await expect(icon).toHaveFocus();
});

export const Edit = meta.story({
  play: async (context) => {
    await expect(await edit(context)).toHaveValue('Articles');
  },
});
Edit.test('changes one by keyboard alone, in its place', async ({ userEvent }) => {
  const before = within(panelNow()).getByRole('textbox', { name: 'Label' });
  await expect(before).toHaveFocus();
  await userEvent.clear(before);
  await userEvent.keyboard('Guides{Enter}');
  const cell = await button('Edit Guides');
  await waitFor(() => expect(cell).toHaveFocus());
  await expect(within(panelNow()).getAllByRole('button', { name: /^Edit / })[4]).toBe(cell);
  await expect(within(panelNow()).queryByRole('button', { name: 'Edit Articles' })).toBeNull();
});
Edit.test('deletes after asking, by keyboard alone, and offers it back', async ({ userEvent }) => {
  while (document.activeElement?.textContent !== 'Delete') await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Delete shortcut' });
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(await button('Delete')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await button('Edit Verification')).toHaveFocus());
  await waitFor(() => expect(within(panelNow()).queryByRole('button', { name: 'Edit Articles' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(panelNow()).getByRole('button', { name: 'Edit Articles' })).toBeVisible());
});
Edit.test('puts it back and offers to try again when it cannot be deleted', async ({ userEvent, msw }) => {
  msw.use(shortcutsScenarios.remove.failsOnce());
  await userEvent.click(await button('Delete'));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await expect(within(panelNow()).getByRole('button', { name: 'Edit Articles' })).toBeVisible();
  await userEvent.click(retry);
  await screen.findByRole('button', { name: 'Undo' });
  await expect(within(panelNow()).queryByRole('button', { name: 'Edit Articles' })).toBeNull();
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(shortcutsScenarios.list.neverResolves()),
  play: async (context) => {
    await open(context);
    await expect(await button('Edit shortcuts')).toBeDisabled();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(shortcutsScenarios.list.empty()),
  play: async (context) => {
    const panel = await open(context);
    await visible(await within(panel).findByRole('heading', { name: 'No shortcuts' }));
  },
});
Empty.test('leads to the first one', async ({ userEvent }) => {
  await userEvent.click(await button('Edit shortcuts'));
  await waitFor(() => expect(within(panelNow()).getAllByRole('button', { name: 'Add a shortcut' })[0]).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(await within(panelNow()).findByRole('textbox', { name: 'Label' })).toHaveFocus();
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(shortcutsScenarios.list.failsOnce()),
  play: async (context) => {
    await open(context);
    await screen.findByText('Could not load the shortcuts');
  },
});
Failed.test('recovers when retried', async ({ userEvent }) => {
  await userEvent.click(await button('Try again'));
  await visible(await within(panelNow()).findByRole('link', { name: /^Articles/ }));
});

export const Many = meta.story({
  beforeEach: ({ msw }) => msw.use(shortcutsScenarios.list.holds(many)),
  play: async (context) => {
    const panel = await open(context);
    await within(panel).findByRole('link', { name: /^Page 2 / });
  },
});
Many.test('draws those in sight only, and keeps two columns', async ({ userEvent }) => {
  const items = within(panelNow()).getAllByRole('listitem');
  await expect(items.length).toBeLessThan(60);
  await expect(items[0]).toHaveAttribute('aria-setsize', '200');
  const [first, second, third] = items.map((item) => item.getBoundingClientRect());
  await expect(first?.top).toBe(second?.top);
  await expect(third?.left).toBe(first?.left);
  await userEvent.click(await button('Edit shortcuts'));
  await userEvent.click(await button('Edit Page 3'));
  await within(panelNow()).findByRole('textbox', { name: 'Label' });
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(await button('Edit Page 3')).toHaveFocus());
});

export const Invalid = meta.story({
  play: async (context) => {
    await add(context);
    await fill(context.userEvent, { link: 'javascript:alert(1)' });
    await context.userEvent.tab();
    const link = within(panelNow()).getByRole('textbox', { name: 'Link' });
    await waitFor(() => expect(link).toHaveAccessibleDescription(/^Enter a link that starts with/));
    await expect(await button('Save')).toHaveAttribute('aria-disabled', 'true');
  },
});
Invalid.test('can be saved once it is complete and safe', async ({ userEvent }) => {
  const link = within(panelNow()).getByRole('textbox', { name: 'Link' });
  await expect(link).toBeInvalid();
  await userEvent.clear(link);
  await expect(await button('Save')).toHaveAttribute('aria-disabled', 'true');
  await expect(link).not.toBeInvalid();
  await userEvent.type(link, 'https://example.org/');
  await waitFor(async () => expect(await button('Save')).not.toHaveAttribute('aria-disabled'));
  await userEvent.clear(within(panelNow()).getByRole('textbox', { name: 'Label' }));
  await waitFor(async () => expect(await button('Save')).toHaveAttribute('aria-disabled', 'true'));
});

export const RefusedByServer = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(shortcutsScenarios.create.refuses('link', 'This page is closed to you.')),
  play: async (context) => {
    await add(context);
    await fill(context.userEvent);
    await context.userEvent.keyboard('{Enter}');
    await screen.findByText('This page is closed to you.');
  },
});
RefusedByServer.test(
  'stands at its field with all that was typed, and goes with the next change',
  async ({ userEvent }) => {
    const link = within(panelNow()).getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveFocus();
    await expect(link).toBeInvalid();
    await expect(link).toHaveValue('/facility/saltmarket-clinic');
    await expect(within(panelNow()).getByRole('textbox', { name: 'Label' })).toHaveValue('Saltmarket');
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.keyboard('x');
    await waitFor(() => expect(screen.queryByText('This page is closed to you.')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(panelNow()).queryByRole('button', { name: 'Edit Saltmarket' })).toBeNull());
  },
);

export const Unsaved = meta.story({
  beforeEach: ({ msw }) => msw.use(shortcutsScenarios.create.failsOnce()),
  play: async (context) => {
    await add(context);
    await fill(context.userEvent);
    await context.userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Retry' });
  },
});
Unsaved.test('keeps the form, and saves it once when tried again', async ({ userEvent }) => {
  await expect(within(panelNow()).getByRole('textbox', { name: 'Label' })).toHaveValue('Saltmarket');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(panelNow()).getAllByRole('button', { name: 'Edit Saltmarket' })).toHaveLength(1));
  await userEvent.click(await button('Add a shortcut'));
  await expect(await within(panelNow()).findByRole('textbox', { name: 'Label' })).toHaveValue('');
});

const turkish: Shortcut[] = [
  {
    id: 'a',
    label: 'Çalışma saatleri ve randevu bilgilerinin tamamı',
    description: 'İlçedeki bütün sağlık kuruluşlarının güncel çalışma saatleri ve iletişim bilgileri',
    icon: 'heroicons_outline:clock',
    link: '/home',
    useRouter: true,
  },
  {
    id: 'b',
    label: 'Eczaneler',
    icon: 'heroicons_outline:map-pin',
    link: '/search/port-calder/pharmacy/page-1',
    useRouter: true,
  },
  {
    id: 'c',
    label: 'Erişilebilirlik',
    description: 'Uyduğumuz ilkeler',
    icon: 'heroicons_outline:book-open',
    link: 'https://www.w3.org/TR/WCAG22/',
    useRouter: false,
  },
];

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  beforeEach: ({ msw }) => msw.use(shortcutsScenarios.list.holds(turkish)),
  play: modify,
});
Turkish.test('speaks Turkish in every mode, long words and odd counts included', async ({ userEvent }) => {
  await userEvent.click(await button('Eczaneler kısayolunu düzenle'));
  await expect(await within(panelNow()).findByRole('textbox', { name: 'Bağlantı' })).toHaveValue(
    '/search/port-calder/pharmacy/page-1',
  );
  await visible(await button('Vazgeç'));
  await visible(await button('Sil'));
  const panel = panelNow();
  await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
});

export const OnAPhone = meta.story({ tags: ['phone'], globals: { viewport: { value: 'phone' } }, play: modify });
export const Dark = Edit.extend({ globals: { scheme: 'dark' } });
