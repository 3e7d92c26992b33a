import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '#components/Button';

import { Disclosure } from './Disclosure';
import type { DisclosureProps } from './Disclosure';

const meta = preview.meta({
  component: Disclosure,
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the label, then into what it shows'],
      ['Enter, Space', 'Shows or hides'],
    ],
  },
  args: {
    label: 'How results are ordered',
    children: <p>Those that match every word come first, then those that are nearer.</p>,
    onOpenChange: fn(),
  },
});

export const Closed = meta.story({ args: { size: 'medium' } });
Closed.test('unfolds and folds', async ({ canvas, userEvent, args }) => {
  const text = canvas.getByText(/^Those that match/);
  await expect(text).not.toBeVisible();
  await userEvent.click(canvas.getByText('How results are ordered'));
  await waitFor(() => expect(text).toBeVisible());
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  await userEvent.click(canvas.getByText('How results are ordered'));
  await waitFor(() => expect(text.checkVisibility({ contentVisibilityAuto: true })).toBe(false));
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
});
Closed.test('is one stop for Tab', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByText('How results are ordered').closest('summary')).toHaveFocus();
});

Closed.test('notices what the browser opens, as find in page does', async ({ canvas, canvasElement, args }) => {
  const details = canvasElement.querySelector('details');
  if (details) details.open = true;
  await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  await expect(canvas.getByText(/^Those that match/)).toBeVisible();
});

function Kept(args: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const [locked, setLocked] = useState(true);
  return (
    <>
      <Button onClick={() => setLocked(false)}>Unlock</Button>
      <Disclosure
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange?.(next);
          if (!locked) setOpen(next);
        }}
      />
    </>
  );
}

export const Controlled = Closed.extend({ tags: ['no-visual'], render: (args) => <Kept {...args} /> });
Controlled.test('opens when its parent says so', async ({ canvas, canvasElement, userEvent, args }) => {
  const label = canvas.getByText('How results are ordered');
  const isOpen = () => canvasElement.querySelector('details')?.open;
  await userEvent.click(label);
  await expect(args.onOpenChange).toHaveBeenCalledOnce();
  await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  await expect(isOpen()).toBe(false);
  await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
  await userEvent.click(label);
  await waitFor(() => expect(isOpen()).toBe(true));
  await userEvent.click(label);
  await waitFor(() => expect(isOpen()).toBe(false));
});

export const Open = Closed.extend({ args: { defaultOpen: true } });
export const Small = Open.extend({ args: { size: 'small', label: 'Why this result?' } });
export const Dark = Open.extend({ globals: { scheme: 'dark' } });
export const LongLabel = Open.extend({
  args: { label: 'Arama sonuçlarının hangi ölçütlere göre sıralandığını ve neden bu sırayla gösterildiğini öğrenin' },
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
});

export const Row = Open.extend({ args: { variant: 'row', headingLevel: 3, meta: '3 of 5' } });
Row.test('is a heading too', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: 'How results are ordered' })).toBeVisible();
});
