import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { FileField } from '#components/FileField';
import { Inline } from '#components/Inline';
import { Stack } from '#components/Stack';
import { Table } from '#components/Table';

type Row = { line: number; name: string; email: string; problem?: string };

/** The contacts of a CSV file, each with what is wrong with it. */
function readRows(text: string): Row[] {
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line, index) => {
      const [name = '', email = ''] = line.split(',').map((cell) => cell.trim());
      const row = { line: index + 2, name, email };
      return email.includes('@') ? row : { ...row, problem: 'The email address is not complete' };
    });
}

const contacts = (count: number) => (count === 1 ? '1 contact' : `${count} contacts`);

/** Contacts from a file: chosen, checked, imported. */
function Import() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [imported, setImported] = useState<number>();
  const good = rows.filter(({ problem }) => problem === undefined);
  const bad = rows.filter(({ problem }) => problem !== undefined);

  async function read(files: readonly File[]) {
    setImported(undefined);
    setRows(files[0] ? readRows(await files[0].text()) : []);
  }

  function finish() {
    setImported(good.length);
    setRows(bad);
  }

  return (
    <Stack gap={16}>
      <FileField
        label="File with contacts"
        description="A CSV file with the columns name and email"
        accept={['.csv']}
        maxBytes={1_000_000}
        onChange={(files) => void read(files)}
      />
      {imported === undefined ? null : (
        <Alert tone="success" title={`Imported ${contacts(imported)}`}>
          {bad.length > 0 ? 'The lines below could not be imported.' : undefined}
        </Alert>
      )}
      {bad.length > 0 ? (
        <Table
          caption={'Lines with problems'}
          columns={[
            { id: 'line', header: 'Line', cell: ({ line }) => line },
            { id: 'name', header: 'Name', cell: ({ name }) => name },
            { id: 'problem', header: 'Problem', cell: ({ problem }) => problem },
          ]}
          rows={bad}
          getRowId={({ line }) => String(line)}
        />
      ) : null}
      {good.length > 0 ? (
        <Inline gap={8}>
          <Button tone="primary" variant="solid" onClick={finish}>
            Import {contacts(good.length)}
          </Button>
        </Inline>
      ) : null}
    </Stack>
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
- **Long imports** show \`Progress\` with a count and can be cancelled; leaving the page does not stop them.
- **Afterwards** say what is new, and offer to undo the whole import.`,
      },
    },
  },
});

export const Default = meta.story();
Default.test('shows wrong lines, and imports the others', async ({ canvas, userEvent }) => {
  const file = new File(['name,email\nMira,mira@example.org\nOwen,owen\n'], 'contacts.csv', { type: 'text/csv' });
  await userEvent.upload(canvas.getByLabelText('File with contacts'), file);
  await canvas.findByRole('table', { name: 'Lines with problems' });
  await userEvent.click(canvas.getByRole('button', { name: 'Import 1 contact' }));
  await expect(await canvas.findByText('Imported 1 contact')).toBeVisible();
});
