import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { Checklist } from './Checklist';

function Steps() {
  const [done, setDone] = useState<readonly string[]>(['call']);
  return (
    <Checklist
      label="Steps"
      items={[
        { id: 'call', text: 'Call the pharmacy', done: done.includes('call') },
        { id: 'sign', text: 'Sign the form', done: done.includes('sign') },
      ]}
      onToggle={(id, on) => setDone(on ? [...done, id] : done.filter((other) => other !== id))}
    />
  );
}

export const guide: Guide = {
  use: ['For items that people tick off, write and order themselves: the steps of a task.'],
  instead: [
    { component: 'CheckboxGroup', when: 'for answers in a form.' },
    { component: 'Stepper', when: 'for steps in a fixed order.' },
    { component: 'Sortable', when: 'for ordering without ticking.' },
  ],
  anatomy: [
    { part: 'Label and progress', about: 'How many of how many are done.' },
    { part: 'Items', about: 'Box, text, and optionally a handle and a remove button.' },
    { part: 'Field', about: 'With `onAdd`: keeps the focus for the next item.' },
  ],
  dos: [
    {
      do: { text: 'Save each tick at once, and offer to undo a removal.', example: <Steps /> },
      dont: { text: 'Ask for confirmation before removing an item.' },
    },
  ],
  content: ['Items begin with a verb: “Sign the form”.'],
  accessibility: [
    'Space ticks; on a handle it picks the item up, and arrow keys move it.',
    'Removing moves the focus to the next item, or to the field.',
  ],
};
