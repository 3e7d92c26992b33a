import AdjustmentsHorizontalIcon from '@heroicons/react/24/outline/AdjustmentsHorizontalIcon';
import { inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { Grid } from '#components/Grid';
import { Stack } from '#components/Stack';
import { TextField } from '#components/TextField';

import { AsideLayout } from './AsideLayout';

function Filters() {
  const [near, setNear] = useState('Port Calder');
  return (
    <Stack>
      <TextField label="Near" value={near} onChange={setNear} />
      <Button fullWidth>Clear all</Button>
    </Stack>
  );
}

const meta = preview.meta({
  component: AsideLayout,
  args: {
    title: 'Filters',
    icon: AdjustmentsHorizontalIcon,
    aside: <Filters />,
    footer: (close) => (
      <Button tone="primary" variant="solid" size="large" onClick={close}>
        Show 24 results
      </Button>
    ),
    children: (
      <Grid min={12}>
        {Array.from({ length: 8 }, (_, at) => (
          <Card key={at}>{`Result ${at + 1}`}</Card>
        ))}
      </Grid>
    ),
  },
  parameters: {
    keyboard: [
      ['Enter, Space', 'On the button of a small screen: opens the aside'],
      ['Escape', 'Closes it again; the focus goes back to the button'],
    ],
  },
});

export const Default = meta.story({
  args: { side: 'start', width: 'default', from: 'md', sticky: false },
  globals: { viewport: { value: 'desktop' } },
});
Default.test('has the aside beside the page where there is room', async ({ canvas }) => {
  const aside = canvas.getByRole('complementary', { name: 'Filters' });
  await expect(aside.getBoundingClientRect().width).toBe(288);
  await expect(inlineEdges(canvas.getByText('Result 1')).start).toBeGreaterThan(inlineEdges(aside).end);
  await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull();
});

export const AtEnd = Default.extend({ args: { side: 'end', width: 'narrow' } });

export const Sticky = Default.extend({
  // A full-page screenshot scrolls, so the sticky aside is captured at an unpredictable offset.
  tags: ['no-visual'],
  args: {
    sticky: true,
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, at) => (
          <Card key={at}>{`Result ${at + 1}`}</Card>
        ))}
      </Stack>
    ),
  },
});

export const OnPhone = Default.extend({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
OnPhone.test('opens the aside as a drawer, closes it and gives the focus back', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Filters' });
  await userEvent.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await expect(within(drawer).getByRole('textbox', { name: 'Near' })).toHaveFocus();
  await userEvent.click(within(drawer).getByRole('button', { name: 'Show 24 results' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(opener).toHaveFocus();
});
