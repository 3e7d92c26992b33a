import type { Guide } from '#.storybook/guide';

import { TextField } from '#components/TextField';
import type { ToastMessage } from '#components/Toast';

import { ToastCard } from './ToastCard';

/** A message as it is seen at the edge of the window. */
function Picture(message: ToastMessage) {
  return <ToastCard toast={{ ...message, id: 0 }} paused onDismiss={() => {}} />;
}

const undo = { label: 'Undo', onClick: () => {}, undo: true };

export const guide: Guide = {
  use: [
    'To confirm what somebody has just done, where the screen does not show it by itself.',
    'To offer to undo it: with `useUndo`, by the button of the message and Ctrl + Z.',
    'For a change that failed in the background, with a way to try again.',
  ],
  instead: [
    { component: 'Alert', when: 'for a message that must stay on the page, such as the errors of a form.' },
    { component: 'Banner', when: 'for a state of the whole application: offline, a new version.' },
    { component: 'ConfirmationDialog', when: 'to ask before something that cannot be undone.' },
    { component: 'SaveStatus', when: 'to show that an editor saves by itself.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Comes with the tone; a neutral message has none.' },
    { part: 'Text', about: 'One sentence. It wraps and is never cut.' },
    { part: 'Action', about: 'Optional, at most one: “Undo”, “Try again”. It closes the message.' },
    { part: 'Dismiss button', about: 'Always there.' },
    { part: 'Place', about: 'A stack at the edge of the window, above dialogs. Three at most; others wait.' },
  ],
  dos: [
    {
      do: {
        text: 'Say what happened, and offer to undo it.',
        example: <Picture text="The message was moved to Trash." tone="success" action={undo} />,
      },
      dont: {
        text: 'Congratulate: nobody learns what happened.',
        example: <Picture text="Success!" tone="success" />,
      },
    },
    {
      do: {
        text: 'Show the error of a field at the field, where it stays until it is mended.',
        example: <TextField label="Email" defaultValue="ada@" error="Enter an address such as name@example.org" />,
      },
      dont: {
        text: 'Put it into a message that covers the page and disappears.',
        example: <Picture text="The email is not valid." tone="error" />,
      },
    },
    {
      do: { text: 'Offer the same action elsewhere too: in the trash, in the history.' },
      dont: { text: 'Show a message for what the screen shows anyway: a row that appears, a switch that turns.' },
    },
  ],
  content: [
    'In the past tense, with the name of the thing: “Harbour Clinic was saved.”',
    'An error says what failed and what to do: “The list could not be deleted. Try again.”',
    'The action is one verb: “Undo”.',
  ],
  accessibility: [
    'It stays for 5 seconds, for 10 with an action, and an error until it is dismissed; never for less than 5.',
    'The time stops while the pointer or the focus is on a message, and while the page is in the background.',
    'It is announced with its action and takes no focus; an error interrupts, the others wait for a pause.',
    'The focus returns to where it was, or next to it, when a message with the focus is dismissed.',
  ],
};
