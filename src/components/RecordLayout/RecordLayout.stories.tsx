import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { NavList, NavListGroup, NavListItem } from '#components/NavList';
import { Skeleton } from '#components/Skeleton';
import { HttpError } from '#lib/http/request';

import { RecordLayout, RecordLayoutSidebarButton, RecordPanel, RecordSidebar } from './RecordLayout';
import type { RecordLayoutProps } from './RecordLayout';

const guides = ['Opening hours and holidays', 'Step-free access', 'Verifying a facility'];

function Example({ arrangement }: Pick<RecordLayoutProps, 'arrangement'>) {
  const [openId, setOpenId] = useState<string>();
  return (
    <RecordLayout
      arrangement={arrangement}
      listKey="guides"
      recordKey={openId}
      sidebarLabel="Guides"
      sidebar={
        <NavList label="Topics">
          <NavListGroup title="Topics">
            <NavListItem href="/all" current>
              All guides
            </NavListItem>
            <NavListItem href="/access">Accessibility</NavListItem>
          </NavListGroup>
        </NavList>
      }
      list={
        <div style={{ display: 'grid', gap: 8, padding: 16, justifyItems: 'start' }}>
          <RecordLayoutSidebarButton label="Topics" />
          {guides.map((title) => (
            <Button key={title} variant="quiet" onClick={() => setOpenId(title)}>
              {title}
            </Button>
          ))}
        </div>
      }
      record={
        openId === undefined ? undefined : (
          <article style={{ display: 'grid', gap: 16, padding: 24, justifyItems: 'start' }}>
            <h1>{openId}</h1>
            <Button onClick={() => setOpenId(undefined)}>Back to the guides</Button>
          </article>
        )
      }
      placeholder={{
        icon: EnvelopeOpenIcon,
        title: 'No guide is open',
        description: 'Choose one in the list.',
      }}
    />
  );
}

const meta = preview.meta({
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { arrangement: 'beside' },
});

export const Default = meta.story();
Default.test('shows the open record beside the list', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('No guide is open')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Step-free access' }));
  await expect(canvas.getByRole('heading', { level: 1, name: 'Step-free access' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Verifying a facility' })).toBeVisible();
});

export const Instead = meta.story({ args: { arrangement: 'instead' }, tags: ['no-visual'] });
Instead.test('shows the open record instead of the list', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Step-free access' }));
  await expect(canvas.queryByRole('button', { name: 'Verifying a facility' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Back to the guides' }));
  await expect(canvas.getByRole('button', { name: 'Verifying a facility' })).toBeVisible();
});

export const Phone = meta.story({ tags: ['no-visual'], globals: { viewport: { value: 'phone', isRotated: false } } });
Phone.test('offers the sidebar as a drawer, which closes when a view is chosen', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('navigation', { name: 'Topics' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Topics' }));
  const drawer = await screen.findByRole('dialog', { name: 'Guides' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'Accessibility' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const openGuides = fn();

function LoadedParts({ fails }: { fails: boolean }) {
  const query = useQuery({
    queryKey: ['guide', fails],
    queryFn: () => {
      if (fails)
        throw new HttpError({ type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' }, 'call-1');
      return { title: 'Step-free access' };
    },
  });
  return (
    <RecordLayout
      listKey="guides"
      recordKey="access"
      sidebarLabel="Guides"
      sidebar={
        <RecordSidebar
          create={{ label: 'New guide', icon: PlusIcon, onClick: openGuides, 'aria-keyshortcuts': 'n' }}
          end={<Button variant="quiet">Manage topics</Button>}
        >
          <NavList label="Topics">
            <NavListGroup>
              <NavListItem href="/all" current>
                All guides
              </NavListItem>
            </NavListGroup>
          </NavList>
        </RecordSidebar>
      }
      list={<p>Guides</p>}
      record={
        <RecordPanel
          label="Guide"
          query={query}
          what="the guide"
          skeleton={<Skeleton lines={4} />}
          missing={{
            icon: EnvelopeOpenIcon,
            title: 'Guide not found',
            description: 'It may have been deleted.',
            back: { label: 'Back to the guides', href: '/guides' },
          }}
        >
          {({ title }) => <h1>{title}</h1>}
        </RecordPanel>
      }
    />
  );
}

export const LoadedRecord = meta.story({ tags: ['no-visual'], render: () => <LoadedParts fails={false} /> });
LoadedRecord.test(
  'shows the record in a region, and makes a new one from the sidebar',
  async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Guide' });
    await expect(await within(region).findByRole('heading', { name: 'Step-free access' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New guide' }));
    await expect(openGuides).toHaveBeenCalledOnce();
  },
);

export const MissingRecord = meta.story({ tags: ['no-visual'], render: () => <LoadedParts fails /> });
MissingRecord.test('says that the record does not exist, and leads back', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Guide not found' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to the guides' })).toHaveAttribute('href', '/guides');
});
