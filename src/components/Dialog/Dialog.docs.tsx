import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';
import { Card } from '#components/Card';
import { Inline } from '#components/Inline';
import { Stack } from '#components/Stack';
import { Text } from '#components/Text';
import { TextField } from '#components/TextField';

/** A dialog for renaming, as it is seen on the page. */
function Picture({ title, label, main = 'last' }: { title: string; label: string; main?: 'first' | 'last' }) {
  const buttons = [
    <Button key="cancel" variant="outline">
      Cancel
    </Button>,
    <Button key="main" tone="primary" variant="solid">
      {label}
    </Button>,
  ];
  return (
    <Card>
      <Stack gap={16}>
        <Text as="p" weight="semibold">
          {title}
        </Text>
        <TextField label="Name" defaultValue="Saved places" />
        <Inline justify="end">{main === 'last' ? buttons : buttons.toReversed()}</Inline>
      </Stack>
    </Card>
  );
}

export const guide: Guide = {
  use: [
    'For a short task that must be finished or left before anything else: rename, choose, invite.',
    'With `size="sheet"` for a form: it fills the screen of a phone. With `wide` for a table.',
    'With `dismissible={false}` only where closing it would leave something half done.',
  ],
  instead: [
    { component: 'ConfirmationDialog', when: 'for a question with yes and no.' },
    { component: 'Drawer', when: 'for longer content beside the page: filters, details.' },
    { component: 'Popover', when: 'for a few controls at their button, without blocking the page.' },
    { component: 'Page', when: 'for a task of several steps: it has an address, and Back works.' },
  ],
  anatomy: [
    { part: 'Header', about: 'Title, optional description and visual, and a close button when dismissible.' },
    { part: 'Content', about: 'Scrolls when it is higher than the window.' },
    { part: 'Footer', about: 'Buttons; the main action last.' },
    { part: 'Backdrop', about: 'Covers the page; pressing it closes a dismissible dialog.' },
  ],
  dos: [
    {
      do: {
        text: 'Name the task in the title, and repeat its verb in the button.',
        example: <Picture title="Rename the list" label="Rename" />,
      },
      dont: {
        text: 'Leave people to guess what “OK” does.',
        example: <Picture title="Edit" label="OK" />,
      },
    },
    {
      do: {
        text: 'Put the main action last, so that it stands where the eye and Tab end.',
        example: <Picture title="Rename the list" label="Rename" />,
      },
      dont: {
        text: 'Change the order from dialog to dialog.',
        example: <Picture title="Rename the list" label="Rename" main="first" />,
      },
    },
    {
      do: { text: 'Keep it mounted and toggle `open`, so that its exit is animated.' },
      dont: { text: 'Open a second dialog from it, except a confirmation.' },
    },
  ],
  content: [
    'The title is the task or its subject, in sentence case and without a full stop: “Rename the list”.',
    'The description is one sentence: what the task changes, and for whom.',
    'Buttons are verbs; “Cancel” leaves everything as it was.',
  ],
  accessibility: [
    'The focus moves into the dialog, stays inside, and returns to where it was when the dialog closes.',
    'It is named by its title and described by its description; the page behind it cannot be reached.',
    'Set `initialFocus` where the first control is not the best start.',
    'Use `role="alertdialog"` only for a message that cannot wait.',
  ],
};
