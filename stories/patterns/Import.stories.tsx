import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { ImportPreview, ImportProblems, ImportResult, ImportSteps } from '#components/ImportDialog';
import type { ImportProblem } from '#components/ImportDialog';
import { useFileImport } from '#lib/files/useFileImport';

type Contacts = { names: string[]; problems: ImportProblem[] };

/** The contacts of a CSV file, and what is wrong with the others. */
function readContacts(text: string): Contacts {
  const found: Contacts = { names: [], problems: [] };
  for (const [index, line] of text.trim().split('\n').slice(1).entries()) {
    const [name = '', email = ''] = line.split(',').map((cell) => cell.trim());
    if (email.includes('@')) found.names.push(name);
    else
      found.problems.push({
        line: index + 2,
        column: 'Email',
        reason: 'The email address is not complete',
        text: email,
      });
  }
  return found;
}

const contacts = (count: number) => (count === 1 ? '1 contact' : `${count} contacts`);
const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

/** Contacts from a file: chosen, checked, imported. On a screen it is the content of an `ImportDialog`. */
function Import() {
  const job = useFileImport({
    read: async (file: File) => readContacts(await file.text()),
    store: async ({ names }: Contacts) => names.length,
  });
  const { state, restart } = job;
  return (
    <ImportSteps
      job={job}
      label="File with contacts"
      description="A CSV file with the columns name and email"
      accept={['.csv']}
      maxBytes={1_000_000}
      progressText={(done, of) => `${done} of ${contacts(of)}`}
    >
      {state.step === 'preview' ? (
        <ImportPreview
          outcome={state.outcome}
          summary={`${contacts(state.prepared.names.length)} found.`}
          startLabel={state.prepared.names.length > 0 ? `Import ${contacts(state.prepared.names.length)}` : undefined}
          onStart={() => void job.store()}
          onRestart={restart}
          onClose={restart}
        >
          <ImportProblems
            label={`${lines(state.prepared.problems.length)} can’t be imported`}
            problems={state.prepared.problems}
            count={state.prepared.problems.length}
          />
        </ImportPreview>
      ) : state.step === 'done' ? (
        <ImportResult
          title="Import complete"
          summary={`${contacts(state.result)} added.`}
          onClose={restart}
          onUndo={restart}
        />
      ) : null}
    </ImportSteps>
  );
}

const meta = preview.meta({
  title: 'Patterns/Import',
  component: Import,
  tags: ['no-visual'],
  parameters: {
    docs: {
      description: {
        component: `Many records from one file, without surprises.

- **Say the format first.** Columns, size and an example file, before anything is chosen.
- **Check before writing.** Show how many lines are good, and which are not: line, content and reason.
- **Name the number** on the button: “Import 118 contacts”.
- **Good lines go in.** One wrong line does not stop the others; the wrong ones can be mended and imported again.
- **Long imports** show the progress with a count and can be cancelled.
- **Afterwards** say what is new, and offer to undo the whole import.

[ImportDialog](?path=/docs/components-importdialog--docs) has these steps.`,
      },
    },
  },
});

export const Default = meta.story();
Default.test('shows wrong lines, and imports the others', async ({ canvas, userEvent }) => {
  const file = new File(['name,email\nMira,mira@example.org\nOwen,owen\n'], 'contacts.csv', { type: 'text/csv' });
  await userEvent.upload(canvas.getByLabelText('File with contacts'), file);
  await waitFor(() => expect(canvas.getByRole('cell', { name: 'The email address is not complete' })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Import 1 contact' }));
  await waitFor(() => expect(canvas.getByText('1 contact added.')).toBeVisible());
});
