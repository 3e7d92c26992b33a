import preview from '#.storybook/preview';
import { useEffect, useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '#components/Button';
import { Inline } from '#components/Inline';
import { Stack } from '#components/Stack';
import { Text } from '#components/Text';
import { TextArea } from '#components/TextArea';

/** Milliseconds without a key after which the text is saved. */
const pause = 800;

const words = {
  saved: 'All changes are saved',
  waiting: 'Saving…',
  failed: 'Not saved. Your text stays here.',
} as const;

/** A text that is saved whenever typing pauses. */
function Autosave({ onSave }: { onSave: (text: string) => Promise<void> }) {
  const [text, setText] = useState('Open every day.');
  const [state, setState] = useState<keyof typeof words>('saved');
  const timer = useRef(0);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function save(next: string) {
    setState('waiting');
    onSave(next).then(
      () => setState('saved'),
      () => setState('failed'),
    );
  }

  function change(next: string) {
    setText(next);
    setState('waiting');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => save(next), pause);
  }

  return (
    <Stack gap={8}>
      <TextArea label="Description" value={text} onChange={change} />
      <Inline gap={8}>
        <span role="status">
          <Text tone={state === 'failed' ? 'error' : 'muted'} size="small">
            {words[state]}
          </Text>
        </span>
        {state === 'failed' ? (
          <Button size="small" onClick={() => save(text)}>
            Try again
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Patterns/Autosave',
  component: Autosave,
  tags: ['no-visual'],
  args: { onSave: fn(() => Promise.resolve()) },
  parameters: {
    docs: {
      description: {
        component: `Long texts and single settings are saved while people work. Nobody looks for a button.

- **When.** After a pause of about a second, when the field is left, and before the page is closed.
- **Say it.** One line beside the field: saving, saved, not saved. It is a status, and never moves the focus.
- **Failed.** The text stays, the line says so and offers to try again. Keep a draft on the device.
- **Restored.** A draft that comes back is announced by \`DraftNotice\`, which can discard it.
- **Not for** forms that are checked as a whole, and not for what others see at once: those have a \`SubmitButton\`.
- **Two places.** A change from elsewhere is never overwritten silently: show both and let people choose.`,
      },
    },
  },
});

export const Default = meta.story();
Default.test('saves after a pause, once', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), ' Closed in May.');
  await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
  await canvas.findByText('All changes are saved');
  await expect(args.onSave).toHaveBeenCalledTimes(1);
  await expect(args.onSave).toHaveBeenCalledWith('Open every day. Closed in May.');
});

export const NotSaved = Default.extend({
  args: { onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), '!');
    await canvas.findByRole('button', { name: 'Try again' });
  },
});
