import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import { inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { Grid } from '#components/Grid';
import { PageHeader } from '#components/PageHeader';
import { ScrollArea } from '#components/ScrollArea';
import { Stack } from '#components/Stack';
import { vars } from '#theme/contract.css';

import { Page } from './Page';

const header = (
  <PageHeader
    title="Notes"
    breadcrumb={[{ label: 'Home', href: '/' }, { label: 'Notes' }]}
    description="What you want to find again."
    actions={
      <Button tone="primary" variant="solid" leadingIcon={PlusIcon}>
        New note
      </Button>
    }
  />
);

const notes = Array.from({ length: 9 }, (_, at) => (
  <Card key={at}>{`Note ${at + 1}: ask for the key, water the plants, close the windows.`}</Card>
));

const meta = preview.meta({
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { header, children: <Grid>{notes}</Grid> },
  decorators: [
    (Story) => (
      <main style={{ display: 'flex', minBlockSize: 480 }}>
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story({ args: { width: 'fluid', padding: 'default', fill: false } });
Default.test('has header and content on one edge', async ({ canvas }) => {
  const heading = inlineEdges(canvas.getByRole('heading', { name: 'Notes' }));
  const first = inlineEdges(canvas.getByText(/^Note 1:/));
  await expect(first.start).toBe(heading.start);
});

/** A form at its maximum width. */
export const Content = Default.extend({ args: { width: 'content', children: <Stack gap={12}>{notes}</Stack> } });

/** As high as the screen: a part of the page scrolls instead of the page. */
export const Filled = Default.extend({
  args: {
    fill: true,
    padding: 'none',
    children: (
      <ScrollArea label="Notes">
        <div style={{ padding: vars.space[24] }}>
          <Stack>{notes}</Stack>
        </div>
      </ScrollArea>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexGrow: 1, minInlineSize: 0, blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});
Filled.test('scrolls inside, under a header that stays', async ({ canvas }) => {
  const area = canvas.getByRole('region', { name: 'Notes' });
  await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  area.scrollTop = area.scrollHeight;
  await expect(canvas.getByRole('heading', { name: 'Notes' })).toBeVisible();
});

export const OnPhone = Default.extend({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
