import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import preview from '#.storybook/preview';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, waitFor } from 'storybook/test';

import type { Notice } from './notice';
import type { Notices } from './noticeRules';

import { NoticePanel } from './NoticePanel';
import type { NoticePanelProps } from './NoticePanel';

const letter: Notice = {
  id: 'one',
  read: false,
  seen: false,
  time: '2026-03-16T09:35:00Z',
  title: 'Ayşe Yılmaz',
  description: 'Could you look at the new hours before noon?',
  link: '/article',
  useRouter: true,
};

/** A minimal parent: its query already has its data. */
function Letters({ letters, ...args }: Omit<NoticePanelProps, 'query'> & { letters: Notices }) {
  const query = useQuery({ queryKey: ['example', 'letters'], queryFn: () => letters, initialData: letters });
  return <NoticePanel {...args} query={query} />;
}

const meta = preview.meta({
  component: Letters,
  args: {
    icon: EnvelopeIcon,
    title: 'Letters',
    buttonLabel: (unread: number) => (unread > 0 ? `Letters, ${unread} unread` : 'Letters'),
    emptyTitle: 'No letters',
    emptyText: 'When you have letters, they will appear here.',
    removedText: 'Letter removed.',
    letters: [letter],
    onMarkAllRead: fn(),
    onSetRead: fn(),
    onRemove: fn(() => Promise.resolve()),
    onRestore: fn(),
    onFollow: fn(() => Promise.resolve()),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minBlockSize: 320 }}>
        {Story()}
      </div>
    ),
  ],
  async play({ canvas }) {
    (await canvas.findByRole('button', { name: /^Letters/ })).click();
    await screen.findByRole('dialog', { name: 'Letters' });
  },
});

export const Default = meta.story();
Default.test('offers to undo what was removed', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await expect(args.onRemove).toHaveBeenCalledWith(letter);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect(args.onRestore).toHaveBeenCalledWith(letter);
});
Default.test('tells of a link that is followed only while it is unread', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('link', { name: 'Ayşe Yılmaz' }));
  await expect(args.onFollow).toHaveBeenCalledWith(letter);
});

/** When removing fails, the "Undo" toast is dismissed. */
export const Refused = Default.extend({
  tags: ['no-visual'],
  args: { onRemove: fn(() => Promise.reject(new Error('refused'))) },
});
Refused.test('takes the offer away', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

export const AllRead = Default.extend({ args: { letters: [{ ...letter, read: true }] } });
AllRead.test('has nothing to mark, and tells of no link', async ({ userEvent, args }) => {
  await expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Ayşe Yılmaz' }));
  await expect(args.onFollow).not.toHaveBeenCalled();
});

export const Empty = Default.extend({ args: { letters: [] } });
