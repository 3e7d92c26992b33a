import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { IconButton } from '#components/IconButton';
import { SaveStatus } from '#components/SaveStatus';

import { RecordToolbar } from './RecordToolbar';

const remove = fn();

const meta = preview.meta({
  component: RecordToolbar,
  tags: ['no-visual'],
  args: {
    label: 'Actions for this note',
    backHref: '/notes',
    backLabel: 'Back to the list',
    children: (
      <>
        <SaveStatus status="saved" />
        <IconButton label="Print" icon={PrinterIcon} onClick={() => {}} />
        <IconButton label="Delete" icon={TrashIcon} onClick={remove} />
      </>
    ),
  },
});

export const Default = meta.story();
Default.test('leads back to the list, and acts on the record', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('group', { name: 'Actions for this note' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/notes');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await expect(remove).toHaveBeenCalledOnce();
});

/** The label of the link is cut where the actions need the room. */
export const Narrow = Default.extend({
  args: { backLabel: 'Back to the list of all facilities near Newbridge' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
