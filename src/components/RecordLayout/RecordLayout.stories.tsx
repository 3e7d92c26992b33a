import EnvelopeOpenIcon from '@heroicons/react/24/outline/EnvelopeOpenIcon';
import { useState } from 'react';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { NavList, NavListGroup, NavListItem } from '#components/NavList';

import { RecordLayout, RecordLayoutSidebarButton } from './RecordLayout';
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
      placeholder={
        <EmptyState icon={EnvelopeOpenIcon} title="No guide is open" description="Choose one in the list." />
      }
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
