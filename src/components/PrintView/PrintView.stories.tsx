import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';

import { Button } from '#components/Button';

import { PrintText, PrintView } from './PrintView';
import type { PrintViewProps } from './PrintView';

/** A minimal consumer: a button that prints a note. */
function Note({ onClose, ...view }: PrintViewProps) {
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <Button onClick={() => setPrinting(true)}>Print</Button>
      {printing ? (
        <PrintView
          {...view}
          onClose={() => {
            setPrinting(false);
            onClose();
          }}
        />
      ) : null}
    </>
  );
}

const meta = preview.meta({
  component: PrintView,
  tags: ['no-visual'],
  args: { title: 'Floor plans', children: <PrintText>{'Second floor\nThird floor'}</PrintText>, onClose: fn() },
  render: (args) => <Note {...args} />,
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => window.dispatchEvent(new Event('afterprint')));
  },
});

export const Default = meta.story();
Default.test('opens the print dialog once, and is gone afterwards', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  await expect(window.print).toHaveBeenCalledOnce();
  await expect(document.body).not.toHaveTextContent('Second floor');
});

/** Something that the page shows is still loading. */
export const NotReady = meta.story({ args: { ready: false } });
NotReady.test('waits', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(screen.getByText(/^Second floor\s+Third floor$/)).toHaveStyle({ whiteSpace: 'pre-line' }));
  await expect(window.print).not.toHaveBeenCalled();
});
