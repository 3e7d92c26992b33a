import { forwardKey, inlineX } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';

import { Lightbox } from './Lightbox';
import type { LightboxProps } from './Lightbox';

const scene = (sky: string, land: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 120 80"><path fill="${sky}" d="M0 0h120v80H0z"/><circle cx="92" cy="18" r="8" fill="#fff7d6"/><path fill="${land}" d="M0 56q30-24 60-8t60-6v38H0z"/></svg>`,
  )}`;

const pictures = [
  { id: 'door', src: scene('#8ec5ff', '#3f6b4f'), alt: 'The front door, with a ramp', caption: 'Front door' },
  { id: 'ramp', src: scene('#ffc9a3', '#7a4b3a'), alt: 'The ramp, seen from the street' },
  {
    id: 'hall',
    src: scene('#b8b0ff', '#413a78'),
    alt: 'Bekleme salonu',
    language: 'tr',
    caption: 'Bekleme salonu, tadilattan sonra',
  },
];

function Gallery(args: LightboxProps) {
  const [open, setOpen] = useState(args.open);
  const [value, setValue] = useState(args.value);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Look at the photos</Button>
      <Lightbox
        {...args}
        open={open}
        value={value}
        onChange={setValue}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  component: Lightbox,
  args: {
    label: 'Photos of Quayside Pharmacy',
    pictures,
    open: true,
    value: 'door',
    onClose: fn(),
    onChange: fn(),
    onDownload: fn(),
  },
  render: (args) => <Gallery {...args} />,
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      ['Arrow Left, Arrow Right', 'Previous and next picture; in a magnified one all arrow keys move the view'],
      ['Page Up, Page Down', 'Previous and next picture, also of a magnified one'],
      ['Home, End', 'First and last picture'],
      ['+, −, 0', 'Zoom in, zoom out, all of the picture'],
      ['Escape', 'Closes it; the focus goes back to where it was'],
    ],
  },
});

const dialog = () => screen.findByRole('dialog', { name: 'Photos of Quayside Pharmacy' });
const shown = async (name: string) => {
  const picture = await within(await dialog()).findByRole('img', { name });
  await waitFor(() => expect(picture).toBeVisible());
  return picture;
};
const stageOf = (picture: HTMLElement) => {
  const stage = picture.parentElement;
  if (!stage) throw new Error('The picture stands in no stage.');
  return stage;
};

export const Default = meta.story({ tags: ['no-visual'] });
Default.test('is looked through by keys, and stops at the ends', async ({ userEvent }) => {
  await shown('The front door, with a ramp');
  const lightbox = await dialog();
  await expect(within(lightbox).getByText('1 of 3')).toBeVisible();
  await expect(within(lightbox).getByText('Front door')).toBeVisible();
  await userEvent.keyboard(forwardKey());
  await shown('The ramp, seen from the street');
  await expect(within(lightbox).getByRole('status')).toHaveTextContent('2 of 3: The ramp, seen from the street');
  await userEvent.keyboard(`{End}${forwardKey()}`);
  await expect(await shown('Bekleme salonu')).toHaveAttribute('lang', 'tr');
  await expect(within(lightbox).getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Home}');
  await shown('The front door, with a ramp');
});
Default.test('keeps the focus on a button at the end of the row', async ({ userEvent }) => {
  await shown('The front door, with a ramp');
  const next = within(await dialog()).getByRole('button', { name: 'Next picture' });
  await userEvent.click(next);
  await userEvent.click(next);
  await shown('Bekleme salonu');
  await expect(next).toHaveFocus();
});
Default.test('magnifies, moves the view, and starts the next picture with all of it', async ({ userEvent }) => {
  const picture = await shown('The front door, with a ramp');
  const { width } = picture.getBoundingClientRect();
  const lightbox = await dialog();
  await userEvent.click(within(lightbox).getByRole('button', { name: 'Zoom in' }));
  await userEvent.keyboard('+');
  // The space for it may change by a pixel or two while fonts load.
  const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width / width;
  await waitFor(() => expect(widthOf(picture)).toBeCloseTo(2, 1));
  await expect(within(lightbox).getByRole('status')).toHaveTextContent('Zoom 200%');
  const stage = stageOf(picture);
  const middle = (stage.scrollWidth - stage.clientWidth) / 2;
  await expect(Math.abs(stage.scrollLeft - middle)).toBeLessThan(3);
  const before = stage.scrollLeft;
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(stage.scrollLeft).toBeGreaterThan(before));
  await userEvent.keyboard('{PageDown}');
  const second = await shown('The ramp, seen from the street');
  await waitFor(() => expect(widthOf(second)).toBeCloseTo(1, 1));
});
Default.test('closes, and gives the focus back', async ({ canvas, userEvent, args }) => {
  await dialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onClose).toHaveBeenCalledOnce();
  const opener = canvas.getByRole('button', { name: 'Look at the photos' });
  await userEvent.click(opener);
  await shown('The front door, with a ramp');
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(opener).toHaveFocus();
});
Default.test('offers the picture that is shown for download', async ({ userEvent, args }) => {
  await shown('The front door, with a ramp');
  await userEvent.keyboard(forwardKey());
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Download' }));
  await expect(args.onDownload).toHaveBeenCalledWith('ramp');
});

/** Pointer events of one finger; two of them are a pinch. */
const finger = (stage: HTMLElement, pointerId: number) => {
  // Synthetic pointers cannot be captured.
  stage.setPointerCapture = () => {};
  const send = (type: string, x: number, y: number) =>
    fireEvent(
      stage,
      new PointerEvent(type, {
        bubbles: true,
        pointerId,
        pointerType: 'touch',
        button: 0,
        clientX: x,
        clientY: y,
      }),
    );
  return {
    down: (x: number, y: number) => send('pointerdown', x, y),
    move: (x: number, y: number) => send('pointermove', x, y),
    up: (x: number, y: number) => send('pointerup', x, y),
  };
};

Default.test('is swiped, pinched, and closed by a press beside the picture', async ({ args }) => {
  const picture = await shown('The front door, with a ramp');
  const stage = stageOf(picture);
  const first = finger(stage, 11);
  first.down(inlineX(300), 200);
  first.move(inlineX(180), 210);
  first.up(inlineX(180), 210);
  const next = await shown('The ramp, seen from the street');
  const { width } = next.getBoundingClientRect();
  const second = finger(stage, 12);
  first.down(200, 200);
  second.down(300, 200);
  second.move(350, 200);
  await waitFor(() => expect(next.getBoundingClientRect().width).toBeCloseTo(1.5 * width, 0));
  second.up(350, 200);
  first.up(200, 200);
  await shown('The ramp, seen from the street');
  await expect(args.onClose).not.toHaveBeenCalled();
  fireEvent.doubleClick(stage);
  await waitFor(() => expect(next.getBoundingClientRect().width).toBeCloseTo(width, 0));
  const box = stage.getBoundingClientRect();
  const hit = [
    { clientX: box.left + 2, clientY: box.top + box.height / 2 },
    { clientX: box.left + box.width / 2, clientY: box.top + 2 },
  ].find(({ clientX, clientY }) => document.elementFromPoint(clientX, clientY) === stage);
  await expect(hit).toBeDefined();
  first.down(hit?.clientX ?? 0, hit?.clientY ?? 0);
  first.up(hit?.clientX ?? 0, hit?.clientY ?? 0);
  fireEvent.click(stage, hit);
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
});

export const OnePicture = Default.extend({
  tags: ['no-visual'],
  args: { pictures: pictures.slice(0, 1), onDownload: undefined },
});
OnePicture.test('has neither a counter nor buttons for others', async () => {
  await shown('The front door, with a ramp');
  const lightbox = await dialog();
  await expect(within(lightbox).queryByRole('button', { name: 'Next picture' })).toBeNull();
  await expect(within(lightbox).queryByText(/ of /)).toBeNull();
  await expect(within(lightbox).queryByRole('button', { name: 'Download' })).toBeNull();
});

export const Loading = Default.extend({
  tags: ['no-visual'],
  args: { pictures: [{ id: 'door', src: undefined, alt: 'The front door' }] },
});

export const Failed = Default.extend({
  tags: ['no-visual'],
  args: { pictures: [{ id: 'door', src: 'data:image/png;base64,AAAA', alt: 'The front door' }] },
});
Failed.test('says what cannot be shown', async () => {
  const failure = await within(await dialog()).findByText('This picture could not be loaded.');
  await waitFor(() => expect(failure).toBeVisible());
  await expect(within(await dialog()).getByText('The front door')).toBeVisible();
});

export const Phone = Default.extend({
  tags: ['no-visual'],
  globals: { locale: 'tr', viewport: { value: 'phone', isRotated: false } },
});
Phone.test('fits the width of a phone', async () => {
  const picture = await shown('The front door, with a ramp');
  await expect(picture.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
  await expect(within(await dialog()).getByRole('button', { name: 'Sonraki resim' })).toBeVisible();
});
