import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { TextField } from '#components/TextField';

import { Drawer } from './Drawer';
import type { DrawerProps } from './Drawer';

/** A caller in small: a page with a button that opens the drawer. */
function OnPage({ open: initially, onClose, ...props }: DrawerProps) {
  const [open, setOpen] = useState(initially);
  function close() {
    onClose();
    setOpen(false);
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer {...props} open={open} onClose={close} />
    </>
  );
}

const meta = preview.meta({
  component: Drawer,
  render: (args) => <OnPage {...args} />,
  args: {
    open: true,
    onClose: fn(),
    title: 'Filters',
    children: <TextField label="Near" value="Port Calder" onChange={() => {}} />,
    footer: (
      <>
        <Button variant="quiet" size="touch">
          Clear all
        </Button>
        <Button tone="primary" variant="solid" size="touch">
          Show 24 results
        </Button>
      </>
    ),
  },
});

export const Closed = meta.story({ args: { open: false, side: 'end' } });
Closed.test('opens, keeps the focus, closes with Escape and gives it back', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Filters' });
  await userEvent.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await expect(within(drawer).getByRole('textbox', { name: 'Near' })).toHaveFocus();
  for (let stop = 0; stop < 5; stop += 1) {
    await userEvent.tab();
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  await expect(opener).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Open = Closed.extend({ args: { open: true } });
Open.test('is 32rem wide on a wide screen and full on a small one', async () => {
  const { width } = (await screen.findByRole('dialog')).getBoundingClientRect();
  await expect(width).toBe(window.innerWidth >= 960 ? 512 : document.documentElement.clientWidth);
});
export const FromStart = Open.extend({ args: { side: 'start' } });
export const Wide = Open.extend({ args: { width: 'wide' } });
export const Dark = Open.extend({ globals: { scheme: 'dark' } });
export const OnPhone = Open.extend({ globals: { viewport: { value: 'phone' } } });
export const LongContent = Open.extend({
  args: {
    title: 'Arama sonuçlarını daraltmak için kullanabileceğiniz bütün süzgeçler',
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        {Array.from({ length: 20 }, (_, at) => (
          <TextField key={at} label={`Erişilebilirlik özelliği ${at + 1}`} value="" onChange={() => {}} />
        ))}
      </div>
    ),
  },
});
LongContent.test('keeps its actions in sight', async () => {
  const action = await screen.findByRole('button', { name: 'Show 24 results' });
  await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});
