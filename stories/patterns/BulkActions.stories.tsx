import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';

import { Button } from '#components/Button';
import { DataTable } from '#components/DataTable';
import { EmptyState } from '#components/EmptyState';
import { useUndo } from '#components/Toast';

const all = [
  { id: 'a', title: 'New opening hours', from: 'Cleo Laurent' },
  { id: 'b', title: 'Change of name', from: 'Owen Price' },
  { id: 'c', title: 'Wrong address', from: 'Mira Aydın' },
];
type Request = (typeof all)[number];

/** Requests of which several are archived at once. */
function BulkActions() {
  const undo = useUndo();
  const [rows, setRows] = useState<readonly Request[]>(all);
  const [selectedKeys, setSelectedKeys] = useState<readonly string[]>([]);

  function archive() {
    const before = rows;
    setRows(rows.filter(({ id }) => !selectedKeys.includes(id)));
    setSelectedKeys([]);
    undo({
      text: selectedKeys.length === 1 ? '1 request is archived' : `${selectedKeys.length} requests are archived`,
      undo: () => setRows(before),
    });
  }

  return (
    <DataTable
      caption="Requests"
      columns={[
        { id: 'title', header: 'Request', cell: ({ title }) => title, rowHeader: true },
        { id: 'from', header: 'From', cell: ({ from }) => from },
      ]}
      rows={rows}
      getRowId={({ id }) => id}
      rowLabel={({ title }) => title}
      selectedKeys={selectedKeys}
      onSelectionChange={setSelectedKeys}
      bulkActions={
        <Button size="small" leadingIcon="heroicons_outline:archive-box" onClick={archive}>
          Archive
        </Button>
      }
      empty={<EmptyState title="No requests" description="New requests appear here." />}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/Bulk actions',
  component: BulkActions,
  tags: ['no-visual'],
  parameters: {
    docs: {
      description: {
        component: `One action for several records.

- **Appear on selection.** The actions stand above the table while rows are selected, beside the number of them.
- **Say how many.** The result names the number: “2 requests are archived”.
- **Undo instead of asking.** Whatever can be undone happens at once and offers to undo it. Ask first (\`useConfirm\`) only where nothing brings the records back, and name their number in the question.
- **All pages.** “Select all” means the page; a second step offers all pages (\`totalRows\`, \`onAllRowsSelectedChange\`).
- **After the action** the selection is empty, so that a second press does nothing unexpected.
- **Partly failed.** Keep the failed records selected, and say which they are.`,
      },
    },
  },
});

export const Default = meta.story();
Default.test('archives what is selected, and undoes it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /New opening hours/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /Wrong address/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
  await expect(canvas.queryByText('Wrong address')).toBeNull();
  await screen.findByText('2 requests are archived');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect(canvas.getByText('Wrong address')).toBeVisible();
});
