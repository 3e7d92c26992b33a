import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';

import { useFileImport } from '#lib/files/useFileImport';
import type { FileImportOptions } from '#lib/files/useFileImport';
import { lazyComponent } from '#lib/react/lazyComponent';

import { ImportDialog, ImportPreview, ImportProblems, ImportResult, ImportSteps } from './ImportDialog';
import type { ImportProblem } from './ImportDialog';

type Prepared = { names: string[]; problems: ImportProblem[] };
type Options = FileImportOptions<Prepared, number, void>;
type MembersProps = Partial<Options> & { onClose: () => void; onUndo: () => void };

/** Reads a file of one name a line; a line of digits is wrong. */
const readNames: Options['read'] = async (file) => {
  const lines = (await file.text()).split('\n').filter((line) => line !== '');
  const isWrong = (line: string) => /^\d+$/.test(line);
  return {
    names: lines.filter((line) => !isWrong(line)),
    problems: lines.flatMap((text, at) =>
      isWrong(text) ? [{ line: at + 1, column: 'Name', reason: 'Not a name', text }] : [],
    ),
  };
};
const storeNames: Options['store'] = async ({ names }) => names.length;

/** Never ends by itself; rejects when it is cancelled. */
const untilCancelled = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

function ImportMembers({ read = readNames, store = storeNames, onClose, onUndo }: MembersProps) {
  const job = useFileImport({ read, store });
  const { state, restart } = job;
  return (
    <ImportSteps
      job={job}
      label="List of members"
      description="A text file with one name on each line. Nothing is stored before you confirm."
      accept={['.txt']}
      maxBytes={1000}
      progressText={(done, of) => `${done} of ${of} members`}
    >
      {state.step === 'preview' ? (
        <ImportPreview
          outcome={state.outcome}
          summary={`${state.prepared.names.length} members found.`}
          startLabel={state.prepared.names.length > 0 ? `Import ${state.prepared.names.length} members` : undefined}
          onStart={() => void job.store()}
          onRestart={restart}
          onClose={onClose}
        >
          <ImportProblems
            label={`${state.prepared.problems.length} lines can’t be imported`}
            problems={state.prepared.problems}
            count={state.prepared.problems.length}
          />
        </ImportPreview>
      ) : state.step === 'done' ? (
        <ImportResult
          title="Import complete"
          summary={`${state.result} members added.`}
          onClose={onClose}
          onUndo={onUndo}
        />
      ) : null}
    </ImportSteps>
  );
}

const component = lazyComponent(async () => ImportMembers);
const onClose = fn();
const onUndo = fn();

const meta = preview.meta({
  component: ImportDialog<MembersProps>,
  args: { open: true, title: 'Import members', onClose, component, props: { onClose, onUndo } },
  parameters: {
    keyboard: [
      ['Enter, Space', 'Opens the list of files of the system'],
      ['Tab', 'Goes to the controls of the step; the focus follows each step'],
      ['Escape', 'Closes the dialog, which cancels what is running'],
    ],
  },
  beforeEach() {
    onClose.mockClear();
    onUndo.mockClear();
  },
});

const props = (more: Partial<MembersProps>): MembersProps => ({ onClose, onUndo, ...more });
const text = (...lines: string[]) => new File([lines.join('\n')], 'members.txt', { type: 'text/plain' });
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Import members' }));

const shows = (dialog: Awaited<ReturnType<typeof findDialog>>, words: string) =>
  waitFor(() => expect(dialog.getByText(words)).toBeVisible());

async function choose(userEvent: UserEventObject, file: File) {
  const dialog = await findDialog();
  await userEvent.upload(await dialog.findByLabelText('List of members', { selector: 'input' }), file);
  return dialog;
}

export const Choose = meta.story();
Choose.test('says which file it takes', async () => {
  const dialog = await findDialog();
  const field = await dialog.findByLabelText('List of members', { selector: 'input' });
  await expect(field).toHaveAccessibleDescription(/Nothing is stored before you confirm/);
});
Choose.test('refuses a file that is too large', async ({ userEvent }) => {
  const dialog = await choose(userEvent, text('x'.repeat(1001)));
  await expect(await dialog.findByRole('alert')).toHaveTextContent(/members\.txt.*1 kB/);
  await expect(dialog.queryByRole('progressbar')).toBeNull();
});
Choose.test('refuses a file of another kind', async () => {
  const dialog = await findDialog();
  const field = await dialog.findByLabelText('List of members', { selector: 'input' });
  const dataTransfer = new DataTransfer();
  // Dropped, because the list of files of the system leaves it out.
  dataTransfer.items.add(new File(['x'], 'members.pdf', { type: 'application/pdf' }));
  field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect(await dialog.findByRole('alert')).toHaveTextContent(/members\.pdf.*TXT/i);
  await expect(dialog.queryByRole('progressbar')).toBeNull();
});

export const Loading = meta.story({
  tags: ['no-visual'],
  args: { component: lazyComponent(() => new Promise<typeof ImportMembers>(() => {})) },
});
Loading.test('shows the dialog while the code of the import loads', async () => {
  const dialog = await findDialog();
  await expect(dialog.queryByLabelText('List of members')).toBeNull();
});

export const Reading = meta.story({
  tags: ['no-visual'],
  args: {
    props: props({
      read: (_file, { signal, onProgress }) => {
        onProgress(0.4);
        return untilCancelled(signal);
      },
    }),
  },
  async play({ userEvent }) {
    const dialog = await choose(userEvent, text('Ada'));
    await expect(await dialog.findByRole('progressbar', { name: 'Reading the file…' })).toHaveAttribute(
      'aria-valuenow',
      '0.4',
    );
  },
});
Reading.test('is cancelled by keyboard', async ({ userEvent }) => {
  const dialog = await findDialog();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await userEvent.tab();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(await dialog.findByLabelText('List of members', { selector: 'input' })).toBeInTheDocument();
  await expect(dialog.queryByText(/could not be read/)).toBeNull();
});

export const WrongLines = meta.story({
  tags: ['no-visual'],
  async play({ userEvent }) {
    const dialog = await choose(userEvent, text('Ada', '42', 'Alan', '7'));
    await shows(dialog, '2 members found.');
  },
});
WrongLines.test('lists them by line and column, and imports the others', async ({ userEvent }) => {
  const dialog = await findDialog();
  const row = dialog.getByRole('row', { name: /Not a name 42/ });
  await expect(within(row).getByRole('rowheader', { name: '2, Name' })).toBeVisible();
  await expect(within(row).getByRole('cell', { name: 'Not a name' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 members' }));
  await shows(dialog, '2 members added.');
});
WrongLines.test('takes another file instead', async ({ userEvent }) => {
  const dialog = await findDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }));
  await choose(userEvent, text('Ada', 'Alan', 'Grace'));
  await shows(dialog, '3 members found.');
});

export const ManyWrongLines = meta.story({ tags: ['no-visual'] });
ManyWrongLines.test('are folded, so that the buttons stay in sight', async ({ userEvent }) => {
  const dialog = await choose(userEvent, text('Ada', ...Array.from({ length: 120 }, (_, n) => String(n))));
  await shows(dialog, '1 members found.');
  await expect(dialog.getByText('Problems in the file')).not.toBeVisible();
  await userEvent.click(dialog.getByText('120 lines can’t be imported'));
  await waitFor(() => expect(dialog.getByRole('table', { name: 'Problems in the file' })).toBeVisible());
  await expect(dialog.getByText('And 20 more.')).toBeVisible();
});

export const Storing = meta.story({
  tags: ['no-visual'],
  args: {
    props: props({
      store: (_prepared, _choices, { signal, onProgress }) => {
        onProgress(1, 2);
        return untilCancelled(signal);
      },
    }),
  },
  async play({ userEvent }) {
    const dialog = await choose(userEvent, text('Ada', 'Alan'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 members' }));
    await shows(dialog, '1 of 2 members');
  },
});
Storing.test('is cancelled, and says that nothing was stored', async ({ userEvent }) => {
  const dialog = await findDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await shows(dialog, 'Import stopped. Nothing was stored.');
  await expect(dialog.getByText('2 members found.')).toBeVisible();
  await expect(document.body).not.toHaveFocus();
});

export const Done = meta.story({
  tags: ['no-visual'],
  async play({ userEvent }) {
    const dialog = await choose(userEvent, text('Ada', 'Alan'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 members' }));
    await shows(dialog, 'Import complete');
  },
});
Done.test('closes', async ({ userEvent }) => {
  const dialog = await findDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await expect(onClose).toHaveBeenCalledOnce();
  await expect(onUndo).not.toHaveBeenCalled();
});
Done.test('undoes the import, and closes', async ({ userEvent }) => {
  const dialog = await findDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
  await expect(onUndo).toHaveBeenCalledOnce();
  await expect(onClose).toHaveBeenCalledOnce();
});

export const Failed = meta.story({
  tags: ['no-visual'],
  args: { props: props({ store: () => Promise.reject(new Error('The server does not respond.')) }) },
  async play({ userEvent }) {
    const dialog = await choose(userEvent, text('Ada', 'Alan'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 members' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The import failed. Nothing was stored.');
  },
});
Failed.test('keeps what was read, to try again', async () => {
  const dialog = await findDialog();
  await expect(dialog.getByRole('button', { name: 'Import 2 members' })).toBeEnabled();
});

export const Unreadable = meta.story({
  tags: ['no-visual'],
  args: { props: props({ read: () => Promise.reject(new Error('No text.')) }) },
});
Unreadable.test('names the file', async ({ userEvent }) => {
  const dialog = await choose(userEvent, text('Ada'));
  await shows(dialog, '“members.txt” could not be read');
  const field = dialog.getByLabelText('List of members', { selector: 'input' });
  await expect(field).toBeInvalid();
});
