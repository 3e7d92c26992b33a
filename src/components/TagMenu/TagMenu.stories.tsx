import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { TagMenu } from './TagMenu';

const meta = preview.meta({
  component: TagMenu,
  tags: ['no-visual'],
  args: {
    label: 'Labels',
    tags: [
      { id: 'work', title: 'Work' },
      { id: 'travel', title: 'Travel' },
    ],
    tagsOfRecords: [['work', 'travel'], ['work']],
    onChange: fn(),
  },
});

export const Default = meta.story();
Default.test('removes what all have, and adds what some have to the rest', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Labels' }));
  const everywhere = await screen.findByRole('menuitemcheckbox', { name: 'Work', checked: true });
  await waitFor(() => expect(everywhere).toBeVisible());
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Travel', checked: false }));
  await expect(args.onChange).toHaveBeenLastCalledWith('travel', true);
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Work' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('work', false);
});

export const WithoutTags = meta.story({ args: { tags: [] } });
WithoutTags.test('cannot be opened', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Labels' })).toBeDisabled();
});
