import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '#components/Button';

import { Accordion } from './Accordion';
import type { AccordionProps } from './Accordion';

const meta = preview.meta({
  component: Accordion,
  parameters: {
    keyboard: [
      ['Enter, Space', 'On a heading: opens or closes its section'],
      ['Arrow Down, Arrow Up', 'Moves to the next or previous heading, around the ends'],
      ['Home, End', 'Moves to the first or last heading'],
      ['Tab', 'Moves through headings and what is in open sections'],
    ],
  },
  args: {
    items: [
      {
        id: 'who',
        title: 'Who may change a page?',
        content: <p>Whoever has claimed it, once the claim is verified, and the editors of the directory.</p>,
      },
      {
        id: 'when',
        title: 'When do changes appear?',
        meta: '2 answers',
        content: <p>At once; what is checked first says so beside the field.</p>,
      },
      {
        id: 'undo',
        title: 'Can a change be taken back?',
        content: <p>For thirty days, from the history of the page.</p>,
      },
    ],
    onExpandedChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{<Story />}</div>],
});

export const Default = meta.story({ args: { headingLevel: 3, defaultExpandedKeys: ['who'] } });
Default.test('has one section open at a time', async ({ canvas, userEvent, args }) => {
  const first = canvas.getByText(/^Whoever has claimed/);
  const second = canvas.getByText(/^At once/);
  await expect(canvas.getByRole('heading', { level: 3, name: 'When do changes appear?' })).toBeVisible();
  await expect(first).toBeVisible();
  await userEvent.click(canvas.getByText('When do changes appear?'));
  await waitFor(() => expect(second).toBeVisible());
  await waitFor(() => expect(first.checkVisibility({ contentVisibilityAuto: true })).toBe(false));
  await expect(args.onExpandedChange).toHaveBeenCalledOnce();
  await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['when']);
});
Default.test('is walked through by arrows, Home and End', async ({ canvas, userEvent }) => {
  const header = (text: string) => canvas.getByText(text).closest('summary');
  await userEvent.tab();
  await expect(header('Who may change a page?')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(header('Can a change be taken back?')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(header('Who may change a page?')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(header('Can a change be taken back?')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(header('Who may change a page?')).toHaveFocus();
});

export const Multiple = Default.extend({ args: { multiple: true, defaultExpandedKeys: ['who', 'undo'] } });
Multiple.test('leaves the others as they are', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('When do changes appear?'));
  await waitFor(() => expect(canvas.getByText(/^At once/)).toBeVisible());
  await expect(canvas.getByText(/^Whoever has claimed/)).toBeVisible();
  await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['who', 'undo', 'when']);
});

function AllAtOnce(args: AccordionProps) {
  const [keys, setKeys] = useState<readonly string[]>(['who']);
  return (
    <>
      <Button onClick={() => setKeys(args.items.map(({ id }) => id))}>Open all</Button>
      <Button onClick={() => setKeys([])}>Close all</Button>
      <Accordion
        {...args}
        expandedKeys={keys}
        onExpandedChange={(next) => {
          args.onExpandedChange?.(next);
          // The second section stays closed.
          setKeys(next.filter((key) => key !== 'when'));
        }}
      />
    </>
  );
}

export const Controlled = Default.extend({
  tags: ['no-visual'],
  args: { multiple: true, defaultExpandedKeys: undefined },
  render: (args) => <AllAtOnce {...args} />,
});
Controlled.test('shows what its parent says', async ({ canvas, canvasElement, userEvent, args }) => {
  const open = () => [...canvasElement.querySelectorAll('details')].map((section) => section.open);
  await expect(open()).toEqual([true, false, false]);
  await userEvent.click(canvas.getByText('When do changes appear?'));
  await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['who', 'when']);
  await expect(open()).toEqual([true, false, false]);
  await userEvent.click(canvas.getByText('Can a change be taken back?'));
  await expect(open()).toEqual([true, false, true]);
  await userEvent.click(canvas.getByRole('button', { name: 'Open all' }));
  await expect(open()).toEqual([true, true, true]);
  await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
  await expect(open()).toEqual([false, false, false]);
});

export const WithAnchors = Default.extend({
  tags: ['no-visual'],
  args: {
    defaultExpandedKeys: undefined,
    items: [{ id: 'who', anchor: 'who-may', title: 'Who may change a page?', content: <p>Whoever has claimed it.</p> }],
  },
});
WithAnchors.test('has sections that an address can name', async ({ canvas }) => {
  await expect(document.getElementById('who-may')).toBe(canvas.getByText('Who may change a page?').closest('summary'));
});

export const LongText = Default.extend({
  globals: { locale: 'tr' },
  args: {
    defaultExpandedKeys: ['a'],
    items: [
      {
        id: 'a',
        title: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun bir başlık',
        meta: '12 yanıt',
        content: <p>Değişiklikler hemen görünür; önce denetlenenler alanın yanında belirtilir.</p>,
      },
      { id: 'b', title: 'Değişiklik geri alınabilir mi?', content: <p>Evet.</p> },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
});
