import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import InboxIcon from '@heroicons/react/24/outline/InboxIcon';
import { useQuery } from '@tanstack/react-query';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { NavList, NavListGroup, NavListItem } from './NavList';

const meta = preview.meta({
  component: NavList,
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the next link'],
      ['Enter', 'Follows the link'],
    ],
  },
  args: {
    label: 'Views',
    children: (
      <>
        <NavListGroup title="Folders">
          <NavListItem href="/inbox" current leadingIcon={InboxIcon} count={1204} countLabel="1,204 unread emails">
            Inbox
          </NavListItem>
          <NavListItem href="/archive" leadingIcon={ArchiveBoxIcon}>
            Archive of everything that was decided before the move to the new building
          </NavListItem>
        </NavListGroup>
        <NavListGroup title="Labels" loading skeletonCount={2}>
          {null}
        </NavListGroup>
        <NavListGroup>
          <NavListItem href="/settings">Settings</NavListItem>
        </NavListGroup>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
Default.test('marks the current view and says what is counted', async ({ canvas }) => {
  const current = canvas.getByRole('link', { name: /Inbox/ });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toHaveAccessibleName('Inbox 1,204 unread emails');
  await expect(canvas.getByRole('region', { name: 'Labels' })).toHaveAttribute('aria-busy', 'true');
});

/** Answers the second time. */
function Failing() {
  const query = useQuery({
    queryKey: ['folders'],
    retry: false,
    queryFn: ({ client, queryKey }) =>
      client.getQueryState(queryKey)?.errorUpdateCount === 0
        ? Promise.reject(new Error('Not reached'))
        : Promise.resolve(['Inbox']),
  });
  return (
    <NavList label="Views">
      <NavListGroup title="Folders" query={query} what="the folders">
        {query.data?.map((title) => (
          <NavListItem key={title} href="/inbox">
            {title}
          </NavListItem>
        ))}
      </NavListGroup>
    </NavList>
  );
}

export const Failed = meta.story({ tags: ['no-visual'], render: () => <Failing /> });
Failed.test('says so, and loads the items when told to', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Could not load the folders')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('link', { name: 'Inbox' })).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Folders' })).toHaveFocus();
});
