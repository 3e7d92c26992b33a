import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';

import { tagColors } from '#components/TagChip';

import { TagList } from './TagList';

const meta = preview.meta({
  component: TagList,
  args: { label: 'Labels', tags: tagColors.map((color) => ({ id: color, title: `Label in ${color}`, color })) },
});

export const Default = meta.story();
Default.test('is a list of titles', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Labels' });
  await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await expect(within(list).getByText('Label in blue')).toBeVisible();
});

export const Inline = Default.extend({
  tags: ['no-visual'],
  args: {
    inline: true,
    tags: [{ id: 'long', title: 'Everything that was decided before the move to the new building' }],
  },
});
Inline.test('is text inside a link', async ({ canvas }) => {
  await expect(canvas.queryByRole('list')).toBeNull();
  await expect(canvas.getByText(/^Everything/)).toBeVisible();
});
