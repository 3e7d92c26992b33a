import { renderRoute } from '#.storybook/renderRoute';
import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { fileScenarios } from '#mocks/file-manager/scenarios';
import { sampleFiles } from '#mocks/file-manager/seed';
import { files } from '#mocks/file-manager/store';

import { Component } from './FileManagerPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: `${paths.fileManager}/*`, at: '/apps/file-manager', page: { Component } },
  tags: ['no-visual'],
  parameters: {
    layout: 'fullscreen',
    router: false,
    keyboard: [
      ['↑, ↓, ←, →, Home, End', 'Move through the items'],
      ['Letters', 'Go to the item whose name begins with them'],
      ['Enter, Backspace', 'Opens a folder or previews a file; goes to the folder above'],
      ['Space, Ctrl+A, Shift+arrows', 'Select'],
      ['F2, Delete, Ctrl+I', 'Renames, moves to the trash with undo, shows the details'],
      ['Ctrl+C, Ctrl+X, Ctrl+V', 'Copies, cuts, pastes'],
      ['N, U, /, ?', 'New folder, upload, search, all keys; while no item has the focus'],
    ],
  },
  beforeEach: () => resetDatabase(),
});

const mine = files.of('per_0001');

/** The cell or row of an item. */
async function entry(name: string): Promise<HTMLElement> {
  const list = await screen.findByRole('grid', { name: 'Files and folders' });
  const text = await within(list).findByTitle(name);
  return text.closest<HTMLElement>('[data-slot]') as HTMLElement;
}
const isListed = (name: string) => screen.queryByTitle(name) !== null;
const selectionBar = () => within(screen.getByRole('group', { name: 'Selected items' }));
const upload = async (list: File[]) => {
  const field = await screen.findByLabelText<HTMLInputElement>('Upload files', { selector: 'input' });
  fireEvent.change(field, { target: { files: list } });
};
/** Cuts an item, opens the folder Team, and pastes it there. */
async function cutIntoTeam(name: string) {
  (await entry(name)).focus();
  await userEvent.keyboard('{Control>}x{/Control}');
  (await entry('Team')).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Team' });
  await userEvent.keyboard('{Control>}v{/Control}');
}
const uploads = async () => within(await screen.findByRole('region', { name: 'Uploads' }));

export const Loaded = meta.story({});
Loaded.test('lists folders first, opens one and comes back by the breadcrumb', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('16 items', { selector: '[role="status"]' })).toBeVisible();
  (await entry('Facility reports')).focus();
  await userEvent.keyboard(forwardKey());
  await expect(await entry('Photos')).toHaveFocus();
  await userEvent.keyboard('facility{Enter}');
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Facility reports' })).toBeVisible();
  await userEvent.click(
    within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'My files' }),
  );
  await expect(await canvas.findByRole('heading', { level: 1, name: 'My files' })).toBeVisible();
});
Loaded.test('sorts, and shows a list with columns', async ({ canvas, userEvent }) => {
  await entry('Photos');
  await userEvent.click(canvas.getByRole('radio', { name: 'List' }));
  const heads = within(await canvas.findByRole('group', { name: 'Sort by' }));
  await userEvent.click(heads.getByRole('button', { name: /^Size/ }));
  await waitFor(() => expect(heads.getByRole('button', { name: /^Size/ })).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(heads.getByRole('button', { name: /^Size/ }));
  const list = within(canvas.getByRole('grid', { name: 'Files and folders' }));
  await waitFor(() => expect(list.getAllByRole('row')[3]).toHaveTextContent('Entrance with ramp.jpg'));
});
Loaded.test('selects a range, marks it as favourite, and trashes it with undo', async ({ userEvent }) => {
  await userEvent.click(await entry('Annual review.pdf'));
  await userEvent.keyboard(`{Shift>}${forwardKey()}{/Shift}`);
  await expect(await screen.findByText('2 selected')).toBeVisible();
  await userEvent.click(selectionBar().getByRole('button', { name: 'Add to favourites' }));
  await waitFor(async () => expect((await mine.get('fil_0009')).favorite).toBe(true));
  await userEvent.click(selectionBar().getByRole('button', { name: 'Move to trash' }));
  await waitFor(async () => expect((await mine.get('fil_0009')).trashedAt).not.toBeNull());
  await waitFor(() => expect(isListed('Annual review.pdf')).toBe(false));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await mine.get('fil_0009')).trashedAt).toBeNull());
  await expect(await entry('Annual review.pdf')).toBeVisible();
});
Loaded.test('makes a folder, and says when its name is taken', async ({ userEvent }) => {
  await entry('Photos');
  await userEvent.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('photos{Enter}');
  await expect(await dialog.findByText('“photos” already exists in this folder.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'Plans/2026{Enter}');
  await expect(await dialog.findByText('A name cannot contain / or \\.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'Plans{Enter}');
  await expect(await entry('Plans')).toBeVisible();
});
Loaded.test('renames by F2, with the ending left as it is', async ({ userEvent }) => {
  (await entry('Budget 2026.xlsx')).focus();
  await userEvent.keyboard('{F2}');
  const field = within(await screen.findByRole('dialog', { name: 'Rename' })).getByRole<HTMLInputElement>('textbox');
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('Budget 2026');
  await userEvent.keyboard('Budget 2027{Enter}');
  await waitFor(async () => expect((await mine.get('fil_0002')).name).toBe('Budget 2027.xlsx'));
});
Loaded.test(
  'moves into a folder by the dialog, asks about a name that is taken, and undoes it',
  async ({ userEvent }) => {
    await mine.update('fil_0022', { name: 'Annual review.pdf' });
    await userEvent.click(await entry('Annual review.pdf'));
    await userEvent.click(selectionBar().getByRole('button', { name: 'Move to…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move “Annual review.pdf”' }));
    await userEvent.click(await dialog.findByRole('treeitem', { name: 'Team' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move here' }));
    const question = within(await screen.findByRole('dialog', { name: '“Annual review.pdf” already exists here' }));
    await userEvent.click(question.getByRole('radio', { name: /Keep both/ }));
    await userEvent.click(question.getByRole('button', { name: 'Continue' }));
    await waitFor(async () =>
      expect(await mine.get('fil_0009')).toMatchObject({ folderId: 'fil_team', name: 'Annual review (2).pdf' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await mine.get('fil_0009')).toMatchObject({ folderId: null, name: 'Annual review.pdf' }),
    );
    // The folder is chosen again each time.
    await userEvent.click(await entry('Annual review.pdf'));
    await userEvent.click(selectionBar().getByRole('button', { name: 'Move to…' }));
    const again = within(await screen.findByRole('dialog', { name: 'Move “Annual review.pdf”' }));
    await expect(again.getByRole('button', { name: 'Move here' })).toBeDisabled();
  },
);
Loaded.test('brings back what a move has replaced when it is undone', async ({ userEvent }) => {
  await mine.update('fil_0022', { name: 'Annual review.pdf' });
  await cutIntoTeam('Annual review.pdf');
  const question = within(await screen.findByRole('dialog', { name: '“Annual review.pdf” already exists here' }));
  await userEvent.click(question.getByRole('radio', { name: /Replace/ }));
  await userEvent.click(question.getByRole('button', { name: 'Continue' }));
  await waitFor(async () => expect((await mine.get('fil_0022')).trashedAt).not.toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await mine.get('fil_0022')).toMatchObject({ trashedAt: null, name: 'Annual review.pdf' }),
  );
  await expect((await mine.get('fil_0009')).folderId).toBeNull();
});
Loaded.test('cuts and pastes into another folder', async () => {
  await cutIntoTeam('Ideas for spring.txt');
  await expect(await entry('Ideas for spring.txt')).toBeVisible();
  await waitFor(async () => expect((await mine.get('fil_0011')).folderId).toBe('fil_team'));
});
Loaded.test('pastes again what could not be moved', async ({ userEvent, msw }) => {
  msw.use(fileScenarios.move.failsOnce());
  await cutIntoTeam('Ideas for spring.txt');
  await screen.findAllByText(/could not be moved/);
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect(await entry('Ideas for spring.txt')).toBeVisible();
});
Loaded.test('drops items on a folder and on the trash', async ({ canvas }) => {
  const drag = async (name: string, target: HTMLElement) => {
    const dataTransfer = new DataTransfer();
    const source = (await entry(name)).querySelector('[data-file-id]') as HTMLElement;
    // Events of the browser: what is dragged would be lost in a copy.
    const send = (element: HTMLElement, type: string) =>
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    send(source, 'dragstart');
    send(target, 'dragover');
    send(target, 'drop');
  };
  await drag('Night pharmacy.jpg', (await entry('Photos')).querySelector('[data-file-id]') as HTMLElement);
  await waitFor(async () => expect((await mine.get('fil_0013')).folderId).toBe('fil_photos'));
  await drag('Annual review.pdf', canvas.getByRole('link', { name: 'Trash' }));
  await waitFor(async () => expect((await mine.get('fil_0009')).trashedAt).not.toBeNull());
});
Loaded.test('has a menu at the pointer, about what is selected', async ({ userEvent }) => {
  await userEvent.pointer({ keys: '[MouseRight]', target: await entry('Photos') });
  const menu = within(await screen.findByRole('menu', { name: 'Actions' }));
  await waitFor(() => expect(menu.getByRole('menuitem', { name: /Open/ })).toBeVisible());
  await userEvent.click(menu.getByRole('menuitem', { name: 'Details' }));
  await expect(await screen.findByRole('heading', { level: 1, name: 'Photos' })).toBeVisible();
});

export const Uploading = Loaded.extend({});
Uploading.test('uploads files, and asks about a name that is taken', async ({ userEvent }) => {
  await entry('Photos');
  await upload([new File(['new'], 'Read me first.txt', { type: 'text/plain' }), new File(['tea'], 'Çay 🫖.txt')]);
  const question = within(await screen.findByRole('dialog', { name: '“Read me first.txt” already exists here' }));
  await userEvent.click(question.getByRole('radio', { name: /Replace/ }));
  await userEvent.click(question.getByRole('button', { name: 'Continue' }));
  const panel = await uploads();
  await expect(await panel.findByRole('heading', { name: '2 files uploaded' })).toBeVisible();
  await expect(await entry('Çay 🫖.txt')).toBeVisible();
  await waitFor(async () => expect((await mine.get('fil_0010')).trashedAt).not.toBeNull());
  await userEvent.click(panel.getByRole('button', { name: 'Close uploads' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
});
Uploading.test('refuses one that is too large by name, and keeps the rest', async () => {
  await entry('Photos');
  const large = new File(['x'], 'Film.mp4');
  Object.defineProperty(large, 'size', { value: 60_000_000 });
  await upload([large, new File(['small'], 'Small.txt')]);
  const panel = await uploads();
  await expect(await panel.findByText('Larger than 50 MB.')).toBeVisible();
  await expect(await entry('Small.txt')).toBeVisible();
});

export const Interrupted = Uploading.extend({
  beforeEach: ({ msw }) => msw.use(fileScenarios.uploadPart.networkError()),
});
Interrupted.test('says that there is no connection, and lists nothing', async ({ userEvent }) => {
  await entry('Photos');
  await upload([new File(['text'], 'Lost.txt')]);
  const panel = await uploads();
  await expect(await panel.findByRole('heading', { name: /No connection/ })).toBeVisible();
  await expect(panel.getByText('Lost.txt')).toBeVisible();
  await expect(within(screen.getByRole('grid', { name: 'Files and folders' })).queryByTitle('Lost.txt')).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Cancel uploading Lost.txt' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
});

export const Full = Uploading.extend({
  beforeEach: ({ msw }) => msw.use(fileScenarios.uploadStart.fails(507)),
});
Full.test('names the file for which there is no space', async () => {
  await entry('Photos');
  await upload([new File(['text'], 'Too much.txt')]);
  const panel = await uploads();
  await expect(await panel.findByText(/^Not enough space/)).toBeVisible();
  await expect(panel.getByText('Too much.txt')).toBeVisible();
});

export const Details = Loaded.extend({ args: { at: '/apps/file-manager/details/fil_reports' } });
Details.test('follow the selection, keep a description, and lead back to the item', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Facility reports' })).toBeVisible();
  await userEvent.click(await entry('Accessibility guide.pdf'));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Accessibility guide.pdf' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /Description/ }));
  await userEvent.keyboard('For new colleagues{Control>}{Enter}{/Control}');
  await waitFor(async () => expect((await mine.get('fil_0008')).description).toBe('For new colleagues'));
  await userEvent.click(canvas.getByRole('button', { name: 'Close details' }));
  await waitFor(async () => expect(await entry('Accessibility guide.pdf')).toHaveFocus());
});

export const PreviewTable = Loaded.extend({ args: { at: '/apps/file-manager/folders/fil_reports?preview=fil_0018' } });
PreviewTable.test('shows a table, and the next file by the arrow key', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Facilities.csv' }));
  await expect(await dialog.findByRole('row', { name: /Yeşilmar Eczanesi/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Next file' }));
  await expect(await screen.findByText('No preview for XLS files')).toBeVisible();
});

export const PreviewPicture = Loaded.extend({ args: { at: '/apps/file-manager?preview=fil_0012' } });
PreviewPicture.test('shows a picture', async () => {
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'Entrance with ramp.jpg' });
  await waitFor(() => expect(picture.naturalWidth).toBe(1440));
});

export const PreviewAudio = Loaded.extend({ args: { at: '/apps/file-manager/folders/fil_team?preview=fil_0021' } });
PreviewAudio.test('plays', async () => {
  await screen.findByRole('dialog', { name: 'Reminder tune.wav' });
  await waitFor(() => expect(document.querySelector('audio')?.duration).toBeGreaterThan(1.9));
});

export const Search = Loaded.extend({ args: { at: '/apps/file-manager?q=gorusme' } });
Search.test('finds in all folders, and marks what it finds', async ({ canvas }) => {
  await expect(await canvas.findByText('Görüşme', { selector: 'mark' })).toBeVisible();
  await expect(canvas.getByText('1 item', { selector: '[role="status"]' })).toBeVisible();
});

export const NoMatch = Loaded.extend({ args: { at: '/apps/file-manager?q=nothing' } });
NoMatch.test('leads back to all of them', async ({ userEvent }) => {
  await expect(await screen.findByText('No files match “nothing”')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Clear search' }));
  await expect(await entry('Photos')).toBeVisible();
});

export const Trash = Loaded.extend({ args: { at: '/apps/file-manager/trash' } });
Trash.test('is emptied after a question', async ({ canvas, userEvent }) => {
  await entry('Welcome letter, old draft.txt');
  await userEvent.click(canvas.getByRole('button', { name: 'Empty trash' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete permanently' }));
  await expect(await canvas.findByText('The trash is empty')).toBeVisible();
  await expect(await mine.find('fil_0023')).toBeUndefined();
});

export const Searched = Loaded.extend({ args: { at: '/apps/file-manager/folders/fil_team?q=photos' } });
Searched.test('puts new items at the root, and says so', async ({ canvas, userEvent }) => {
  await entry('Photos');
  await userEvent.click(canvas.getByRole('button', { name: 'New' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'In “My files”' })).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await upload([new File(['hello'], 'Hello.txt', { type: 'text/plain' })]);
  await waitFor(async () =>
    expect((await mine.list()).find(({ name }) => name === 'Hello.txt')).toMatchObject({ folderId: null }),
  );
});

/** A link to a file whose folder has been moved to the trash since. */
export const InTheTrash = Loaded.extend({
  args: { at: '/apps/file-manager?preview=fil_0018' },
  beforeEach: async () => void (await mine.update('fil_reports', { trashedAt: '2026-03-15T10:00:00.000Z' })),
});
InTheTrash.test('can be restored or deleted, and nothing else', async ({ userEvent }) => {
  const details = within(await screen.findByRole('complementary', { name: 'Details' }));
  const actions = within(await details.findByRole('group', { name: /^Actions for/ }));
  const names = actions.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  await expect(names).toEqual(['Restore', 'Delete permanently']);
  await expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(actions.getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await mine.get('fil_0018')).toMatchObject({ folderId: null, trashedAt: null }));
  await expect(await entry('Facilities.csv')).toBeVisible();
});

export const PreviewUnknown = Loaded.extend({ args: { at: '/apps/file-manager?preview=fil_9999' } });
PreviewUnknown.test('says that there is no such file, beside the list', async ({ userEvent }) => {
  await expect(await screen.findByRole('heading', { name: 'File not found' })).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(await entry('Annual review.pdf')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show the list' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'File not found' })).toBeNull());
});

export const Refused = Loaded.extend({
  tags: ['!no-visual'],
  beforeEach: ({ msw }) => msw.use(fileScenarios.trash.fails()),
});
Refused.test('takes the change back and says so', async ({ userEvent }) => {
  (await entry('Annual review.pdf')).focus();
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(screen.getByText(/could not be moved to the trash/)).toBeVisible());
  await expect(await entry('Annual review.pdf')).toBeVisible();
});

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...fileScenarios.empty()) });
Empty.test('says what to do', async ({ canvas }) => {
  await expect(await canvas.findByText('No files yet')).toBeVisible();
});

export const Missing = Loaded.extend({ args: { at: '/apps/file-manager/folders/unknown' } });
Missing.test('says so, and leads to the files', async ({ userEvent }) => {
  await expect(await screen.findByRole('heading', { name: 'Folder not found' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show my files' }));
  await expect(await entry('Photos')).toBeVisible();
});

export const MissingItem = Loaded.extend({ args: { at: '/apps/file-manager/details/unknown' } });
MissingItem.test('says so beside the list', async () => {
  await expect(await screen.findByRole('heading', { name: 'File not found' })).toBeVisible();
  await expect(await entry('Photos')).toBeVisible();
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(fileScenarios.folder.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(fileScenarios.folder.failsOnce()) });
Failed.test('loads again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(await entry('Photos')).toBeVisible();
});

export const Hostile = Loaded.extend({
  args: { at: '/apps/file-manager?display=list' },
  beforeEach: async ({ msw }) => {
    const [sample] = (await sampleFiles()).filter(({ content }) => content !== null);
    if (!sample) throw new Error('There are samples.');
    const names = [
      'x'.repeat(255),
      '📁'.repeat(100),
      'تقرير السنة الكاملة.pdf',
      '<img src=x onerror="alert(1)">.txt',
      'CON',
    ];
    msw.use(...fileScenarios.holds(names.map((name, index) => ({ ...sample, id: `h${index}`, name, folderId: null }))));
  },
});
Hostile.test('is shown as text, within its row', async () => {
  await expect(await entry('<img src=x onerror="alert(1)">.txt')).toBeVisible();
  const list = screen.getByRole('grid', { name: 'Files and folders' });
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});

export const Many = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...fileScenarios.many()) });
Many.test('renders what is near, and goes to the last one by a key', async ({ canvas, userEvent }) => {
  await expect(
    await canvas.findByText('10,016 items', { selector: '[role="status"]' }, { timeout: 15_000 }),
  ).toBeVisible();
  const first = await entry('Facility reports');
  await expect(screen.getAllByRole('gridcell').length).toBeLessThan(100);
  first.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/Welcome letter/));
});

export const Turkish = Details.extend({ globals: { locale: 'tr' } });

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('has the places in a drawer, and order and display in a menu', async ({ canvas, userEvent }) => {
  await entry('Photos');
  await userEvent.click(canvas.getByRole('button', { name: 'Sorted by Name' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'List' }));
  await waitFor(async () => expect((await entry('Photos')).getAttribute('role')).toBe('row'));
  await userEvent.click(canvas.getByRole('button', { name: 'Open places' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'File manager' }));
  await userEvent.click(drawer.getByRole('link', { name: 'Favourites' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
});

export const DetailsOnAPhone = Details.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
