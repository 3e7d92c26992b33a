import preview from '#.storybook/preview';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { DescriptionList } from '#components/DescriptionList';
import { EmptyState } from '#components/EmptyState';
import { Grid } from '#components/Grid';
import { Heading } from '#components/Heading';
import { List, ListItem } from '#components/List';
import { Stack } from '#components/Stack';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { media } from '#theme/media';

const places = [
  { id: 'harbour', name: 'Harbour Clinic', city: 'Port Calder', phone: '+90 212 555 01 23' },
  { id: 'pier', name: 'Pier Pharmacy', city: 'Port Calder', phone: '+90 212 555 04 56' },
  { id: 'mill', name: 'Mill Dentists', city: 'Newbridge', phone: '+90 216 555 07 89' },
];

/** A list beside the record that is chosen in it. */
function ListAndRecord() {
  const [id, setId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const place = places.find((one) => one.id === id);
  const hasRoom = useMediaQuery(media.mdUp, true);

  function open(next: string) {
    setId(next);
    // After the render: the heading of the record may be new.
    requestAnimationFrame(() => heading.current?.focus());
  }

  function close() {
    const row = places.findIndex((one) => one.id === id);
    setId(undefined);
    // After the render: on a phone the list comes back.
    requestAnimationFrame(() => list.current?.querySelectorAll('button')[row]?.focus());
  }

  return (
    <Grid min={16} gap={24}>
      <div ref={list} hidden={!hasRoom && place !== undefined}>
        <List label="Facilities">
          {places.map(({ id: key, name, city }) => (
            <ListItem key={key} title={name} description={city} selected={key === id} onClick={() => open(key)} />
          ))}
        </List>
      </div>
      {hasRoom || place ? (
        <Card as="section" aria-labelledby="record">
          {place ? (
            <Stack gap={16}>
              <Heading ref={heading} id="record" headingLevel={2}>
                {place.name}
              </Heading>
              <DescriptionList
                rows={[
                  { term: 'City', detail: place.city },
                  { term: 'Phone', detail: place.phone },
                ]}
              />
              <Button onClick={close}>Close</Button>
            </Stack>
          ) : (
            <div id="record">
              <EmptyState title="No facility is open" description="Choose one in the list to see its details." />
            </div>
          )}
        </Card>
      ) : null}
    </Grid>
  );
}

const meta = preview.meta({
  title: 'Patterns/List and record',
  component: ListAndRecord,
  tags: ['no-visual'],
  parameters: {
    docs: {
      description: {
        component: `People look through a list and read one record at a time, without losing their place.

- **Address.** Each record has its own address, so that it can be linked, and *Back* returns to the list (the mailbox shows it; this example has no address).
- **Room.** List and record stand beside each other where both fit; on a phone the record takes the place of the list.
- **Focus.** Opening a record moves the focus to its heading. Closing it returns the focus to its row.
- **Selection.** The open row is marked in the list, by more than a colour.
- **Nothing open.** The empty side says what to do. Do not open the first record by itself: it would be marked as read.
- **Parts.** \`List\` or \`VirtualList\`, \`Heading\`, \`DescriptionList\`, \`EmptyState\`; \`ResizablePanels\` where people choose the widths.`,
      },
    },
  },
});

export const Default = meta.story();
Default.test('opens a record at its heading, and returns to its row', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('No facility is open')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /Pier Pharmacy/ }));
  const heading = await canvas.findByRole('heading', { name: 'Pier Pharmacy' });
  await waitFor(() => expect(heading).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(canvas.getByText('No facility is open')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('button', { name: /Pier Pharmacy/ })).toHaveFocus());
});

export const OnAPhone = Default.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('shows one of the two at a time', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Pier Pharmacy/ }));
  await canvas.findByRole('heading', { name: 'Pier Pharmacy' });
  await expect(canvas.queryByRole('list', { name: 'Facilities' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: /Pier Pharmacy/ })).toHaveFocus());
});
