import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '#components/Button';
import { TextArea } from '#components/TextArea';

import { SubmitButton } from './SubmitButton';
import type { SubmitButtonProps } from './SubmitButton';

const onSend = fn();

/** A form with unsaved text. */
function Form(props: SubmitButtonProps) {
  const [text, setText] = useState('The lift is out of order');
  return (
    <form
      aria-label="Report"
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
      }}
    >
      <TextArea label="Note" value={text} onChange={setText} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <SubmitButton {...props} />
        <Button variant="quiet">Cancel</Button>
      </div>
    </form>
  );
}

/** Sets the browser's `navigator.onLine`. */
function turn(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

const meta = preview.meta({
  component: SubmitButton,
  render: (args) => <Form {...args} />,
  args: { children: 'Send' },
  beforeEach() {
    onSend.mockClear();
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
    };
  },
});

export const Default = meta.story({ args: { tone: 'primary', variant: 'solid' } });
Default.test('sends', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(onSend).toHaveBeenCalledWith('The lift is out of order');
});

export const Offline = Default.extend({ beforeEach: () => turn(false) });
Offline.test('waits, says why, keeps what was typed and the focus, and sends when the line is back', async (story) => {
  const { canvas, userEvent } = story;
  const send = canvas.getByRole('button', { name: 'Send' });
  await expect(await canvas.findByText(/^You are offline\. What you entered stays here/)).toBeVisible();
  await expect(send).toHaveAccessibleDescription(/^You are offline/);
  send.focus();
  await userEvent.keyboard('{Enter}');
  await expect(onSend).not.toHaveBeenCalled();
  turn(true);
  await expect(send).toHaveFocus();
  await expect(canvas.getByRole('textbox')).toHaveValue('The lift is out of order');
  await userEvent.keyboard('{Enter}');
  await expect(onSend).toHaveBeenCalledTimes(1);
});

export const Turkish = Offline.extend({ globals: { locale: 'tr' }, tags: ['no-visual'] });
Turkish.test('says it in Turkish', async ({ canvas }) => {
  await expect(await canvas.findByText(/^Çevrimdışısınız\. Yazdıklarınız burada kalır/)).toBeVisible();
});
