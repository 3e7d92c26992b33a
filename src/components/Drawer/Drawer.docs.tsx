import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';
import { Checkbox } from '#components/Checkbox';

import { Drawer } from './Drawer';

function Opens() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        leadingIcon="heroicons_outline:funnel"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filters
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        footer={
          <Button tone="primary" variant="solid" onClick={() => setOpen(false)}>
            Show 24 results
          </Button>
        }
      >
        <Checkbox label="Open now" />
      </Drawer>
    </>
  );
}

export const guide: Guide = {
  use: [
    'For content beside the page that people come back from: filters, a record’s details.',
    'With `mode="push"` where both must be usable at once.',
  ],
  instead: [
    { component: 'Dialog', when: 'for a short task in the middle of the window.' },
    { component: 'AsideLayout', when: 'for an aside that is always visible on large screens.' },
    { component: 'Popover', when: 'for a few controls.' },
  ],
  anatomy: [
    { part: 'Panel', about: '32rem wide, 40rem with `width="wide"`; full width below 960 px.' },
    { part: 'Header', about: 'Title, description, close button.' },
    { part: 'Footer', about: 'Stays in view while the content scrolls.' },
  ],
  dos: [
    {
      do: { text: 'Say on the button what closing shows.', example: <Opens /> },
      dont: { text: 'Put the steps of a process into it: a page has room and an address.' },
    },
  ],
  content: [
    'The title repeats the label of the button that opened it.',
    'The main button states the result: “Show 24 results”.',
  ],
  accessibility: [
    'Over the page it is modal: the focus stays inside and returns.',
    'Pushed beside the page it is not modal, and the page stays usable.',
    '`side` follows the direction of writing.',
  ],
};
