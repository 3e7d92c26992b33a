import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';

import { LiveRegion, LiveText, useAnnounce } from './LiveRegion';

function Speaker() {
  const announce = useAnnounce();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button onClick={() => announce('12 results')}>Search</Button>
      <Button onClick={() => announce('The connection is lost', 'assertive')}>Pull the plug</Button>
    </div>
  );
}

function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Find a place">
      <Speaker />
    </Dialog>
  );
}

function Appearing() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button onClick={() => setShown(true)}>Save</Button>
      {isShown ? (
        <p role="status">
          <LiveText>Saved as a draft</LiveText>
        </p>
      ) : null}
    </>
  );
}

const meta = preview.meta({ component: LiveRegion, args: { children: <Speaker /> } });

export const Default = meta.story();
Default.test('waits politely or interrupts, and forgets', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('12 results'));
  await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await userEvent.click(canvas.getByRole('button', { name: 'Pull the plug' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The connection is lost'));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});
Default.test('says the same text again', async ({ canvas, userEvent }) => {
  const search = canvas.getByRole('button', { name: 'Search' });
  await userEvent.click(search);
  await waitFor(() => expect(screen.getByRole('status').children).toHaveLength(1));
  await userEvent.click(search);
  await waitFor(() => expect(screen.getByRole('status').children).toHaveLength(2));
});

/** Content outside an open modal is not announced, so the region moves into the dialog. */
export const FromDialog = Default.extend({ args: { children: <InDialog /> } });
FromDialog.test('is heard from inside a dialog', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Find a place' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('12 results'));
});

/** Only a change of a region is announced, so a text that appears with its region is inserted a second time. */
export const AppearingWithText = Default.extend({ tags: ['no-visual'], args: { children: <Appearing /> } });
AppearingWithText.test('changes after it has appeared, and looks the same', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  const region = await canvas.findByRole('status');
  await expect(region).toHaveTextContent('Saved as a draft');
  const first = region.firstChild;
  await waitFor(() => expect(region.firstChild).not.toBe(first));
  await expect(region).toHaveTextContent('Saved as a draft');
});
