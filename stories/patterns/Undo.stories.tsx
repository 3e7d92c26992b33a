import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';

import { EmptyState } from '#components/EmptyState';
import { IconButton } from '#components/IconButton';
import { List, ListItem } from '#components/List';
import { useUndo } from '#components/Toast';

const notes = ['Call the pharmacy', 'Print the form', 'Sign it'];

/** Notes that are deleted at once and brought back on demand. */
function Undo() {
  const offerUndo = useUndo();
  const [shown, setShown] = useState<readonly string[]>(notes);

  function remove(note: string) {
    setShown((before) => before.filter((other) => other !== note));
    offerUndo({
      text: `“${note}” is in the trash`,
      // At its old place, also when others were deleted meanwhile.
      undo: () => setShown((before) => notes.filter((other) => other === note || before.includes(other))),
    });
  }

  if (shown.length === 0) return <EmptyState title="No notes" />;
  return (
    <List label="Notes">
      {shown.map((note) => (
        <ListItem
          key={note}
          title={note}
          actions={<IconButton label={`Delete ${note}`} icon="heroicons_outline:trash" onClick={() => remove(note)} />}
        />
      ))}
    </List>
  );
}

const meta = preview.meta({
  title: 'Patterns/Undo',
  component: Undo,
  tags: ['no-visual'],
  parameters: {
    docs: {
      description: {
        component: `Act at once, and let people take it back: faster than a question, and safer, because questions are confirmed without reading.

- **What it is for.** Deleting, moving, archiving, marking: everything that can be brought back.
- **When not to use it.** Sending, paying, deleting for good: ask with \`ConfirmationDialog\`.
- **Offer.** A \`Toast\` with “Undo” for 8 seconds, and Ctrl + Z while it stands (\`useUndo\`).
- **Exactly back.** The record returns to its old place, with its selection; later changes stay.
- **Several.** Each action has its own offer, and they may be undone in any order.
- **Failed on the server.** The change is rolled back by itself, and an error says so.`,
      },
    },
  },
});

export const Default = meta.story();
Default.test('brings a note back to its place', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Print the form' }));
  await expect(canvas.queryByText('Print the form')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const titles = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(titles[1]).toContain('Print the form');
});
