import preview from '#.storybook/preview';
import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';

import { TextArea } from '#components/TextArea';

import { DraftNotice } from './DraftNotice';
import type { DraftNoticeProps } from './DraftNotice';

/** A minimal consumer: a field with a restored draft. */
function AboveField({ onDiscard }: DraftNoticeProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('The ramp on the north side is');
  const [isBack, setBack] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 8, maxInlineSize: 360 }}>
      {isBack ? (
        <DraftNotice
          onDiscard={() => {
            onDiscard();
            setText('');
            setBack(false);
            field.current?.focus();
          }}
        />
      ) : null}
      <TextArea ref={field} label="Note" value={text} onChange={setText} />
    </div>
  );
}

const meta = preview.meta({
  component: DraftNotice,
  args: { onDiscard: fn() },
  render: (args) => <AboveField {...args} />,
});

export const Default = meta.story();
Default.test('tells what stands in the field, and takes it away', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('We restored your unsaved text');
  await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
  await expect(args.onDiscard).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
});

export const Turkish = Default.extend({ globals: { locale: 'tr' } });

export const Dark = Default.extend({ globals: { scheme: 'dark' } });
