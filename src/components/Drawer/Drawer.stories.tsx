import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import { TextField } from '#components/TextField';

import { Drawer } from './Drawer';
import type { DrawerProps } from './Drawer';

/** A minimal consumer: a page with a button that opens the drawer. */
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
        <Button variant="quiet" size="large">
          Clear all
        </Button>
        <Button tone="primary" variant="solid" size="large">
          Show 24 results
        </Button>
      </>
    ),
  },
  parameters: {
    keyboard: [
      ['Tab', 'Goes to the next control; over a page, after the last comes the first'],
      ['Escape', 'Closes it when it is dismissible; the focus goes back to where it was'],
    ],
  },
});

export const Closed = meta.story({ tags: ['no-visual'], args: { open: false, side: 'end' } });
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
export const OnPhone = Open.extend({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
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

const places = ['Port Calder', 'Marsh End', 'Üçpınar', 'Kuşadası'];

/** A list whose details open in a drawer beside it. */
function Pushed({ open: initially, onClose, side = 'end', width = 'default', footer }: DrawerProps) {
  const [shown, setShown] = useState(initially ? places[0] : undefined);
  return (
    <Drawer
      mode="push"
      side={side}
      width={width}
      footer={footer}
      open={shown !== undefined}
      onClose={() => {
        onClose();
        setShown(undefined);
      }}
      title={shown ?? ''}
      beside={
        <ul style={{ display: 'grid', gap: 8, padding: 24, justifyItems: 'start' }}>
          {places.map((place) => (
            <li key={place}>
              <Button variant="quiet" aria-pressed={shown === place} onClick={() => setShown(place)}>
                {place}
              </Button>
            </li>
          ))}
        </ul>
      }
    >
      <TextField label="Name" value={shown ?? ''} onChange={() => {}} />
    </Drawer>
  );
}

/** Beside the page from 960 px, over the page below. */
export const Push = Closed.extend({
  args: { footer: <Button size="large">Done</Button> },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [(Story) => <main style={{ display: 'grid', minBlockSize: 480 }}>{Story()}</main>],
  render: (args) => <Pushed {...args} />,
});
Push.test('takes the focus, leaves the page usable and gives the focus back', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'Marsh End' });
  const before = canvas.getByRole('list').getBoundingClientRect().width;
  await userEvent.click(opener);
  const panel = await canvas.findByRole('complementary', { name: 'Marsh End' });
  await expect(within(panel).getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expect(panel.offsetWidth).toBe(512);
  await expect(canvas.getByRole('list').getBoundingClientRect().width).toBeCloseTo(before - 512, 0);
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(1);
  await expect(opener).toHaveFocus();
  await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
});
Push.test('shows another thing without closing, and leaves the focus where it went', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Marsh End' }));
  const other = canvas.getByRole('button', { name: 'Üçpınar' });
  await userEvent.click(other);
  const panel = canvas.getByRole('complementary', { name: 'Üçpınar' });
  await expect(within(panel).getByRole('textbox', { name: 'Name' })).toHaveValue('Üçpınar');
  await expect(other).toHaveFocus();
});

export const PushOpen = Push.extend({ args: { open: true } });
PushOpen.test('takes no focus when it is there from the start', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Port Calder' })).toBeVisible());
  await expect(document.body).toHaveFocus();
});
export const PushOnPhone = Push.extend({
  args: { open: true },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
});
PushOnPhone.test('covers a small screen', async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Port Calder' });
  await waitFor(() => expect(dialog).toBeVisible());
});
