import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '#components/Button';
import { TextField } from '#components/TextField';

import { FocusScope } from './FocusScope';
import type { FocusScopeProps } from './FocusScope';

/** A minimal consumer: an inline form that opens in the page. */
function Opened({ children: _, ...props }: FocusScopeProps) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Morning round');
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start', maxInlineSize: 400 }}>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      {open ? (
        <FocusScope {...props}>
          <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
            <TextField label="Name" value={name} onChange={setName} />
            <Button tone="primary" variant="solid" onClick={() => setOpen(false)}>
              Save
            </Button>
          </div>
        </FocusScope>
      ) : null}
      <Button variant="outline">What comes after</Button>
    </div>
  );
}

const meta = preview.meta({
  component: FocusScope,
  render: (args) => <Opened {...args} />,
  args: { children: null },
  parameters: {
    keyboard: [
      ['Tab', 'With `contain`: goes to the next control inside; after the last comes the first'],
      ['Shift + Tab', 'With `contain`: goes to the control before; before the first comes the last'],
    ],
  },
});

export const Default = meta.story({ args: { contain: true, restore: true, autoFocus: true } });
Default.test('takes the focus, keeps it and gives it back', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Rename' });
  await userEvent.click(opener);
  const field = canvas.getByRole('textbox', { name: 'Name' });
  const save = canvas.getByRole('button', { name: 'Save' });
  await expect(field).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(save).toHaveFocus();
  await userEvent.tab();
  await expect(field).toHaveFocus();
  await userEvent.click(save);
  await expect(opener).toHaveFocus();
});

/** Restores focus without trapping it: Tab leaves the scope. */
export const Open = Default.extend({ tags: ['no-visual'], args: { contain: false } });
Open.test('lets Tab leave, and takes nothing back from where the focus went', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'What comes after' })).toHaveFocus();
});
