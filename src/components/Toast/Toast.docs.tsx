import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';
import { useToast } from '#components/Toast';

function Tells({ text, undo }: { text: string; undo: boolean }) {
  const { show } = useToast();
  return (
    <Button
      variant="outline"
      onClick={() =>
        show({ text, tone: 'success', ...(undo ? { action: { label: 'Undo', onClick: () => {}, undo } } : {}) })
      }
    >
      Move to trash
    </Button>
  );
}

export const guide: Guide = {
  use: ['To confirm what a person did, and to offer to undo it.', 'For failures of changes in the background.'],
  instead: [
    { component: 'Alert', when: 'for messages that must stay.' },
    { component: 'Banner', when: 'for a state of the application.' },
    { component: 'ConfirmationDialog', when: 'before what cannot be undone.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Set by the tone.' },
    { part: 'Text', about: 'One sentence.' },
    { part: 'Action', about: 'At most one; it closes the message.' },
    { part: 'Dismiss', about: 'Always there.' },
  ],
  dos: [
    {
      do: { text: 'Say what happened, and offer to undo it.', example: <Tells text="Moved to Trash" undo /> },
      dont: { text: 'Congratulate.', example: <Tells text="Success!" undo={false} /> },
    },
    {
      do: { text: 'Offer the same action elsewhere, if it is important.' },
      dont: { text: 'Put errors of a form into it.' },
    },
  ],
  content: ['Past tense, with the name of the thing: “Harbour Clinic was saved”.', 'The action is one verb: “Undo”.'],
  accessibility: [
    'Stays 5 seconds, 10 with an action, and an error until it is dismissed; never less than 5.',
    'F6 moves to the newest message and back; Ctrl + Z undoes while it stands.',
    'Three are visible at most; others wait. Errors interrupt a screen reader.',
  ],
};
