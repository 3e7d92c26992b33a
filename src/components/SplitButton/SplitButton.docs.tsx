import type { Guide } from '#.storybook/guide';

import { SplitButton } from './SplitButton';

export const guide: Guide = {
  use: [
    'For a main action with a few variants of the same action: send now, send tomorrow.',
    'Where nine of ten people want the main action, and the others must not search.',
  ],
  instead: [
    { component: 'Menu', when: 'when no variant is clearly the usual one.' },
    { component: 'ButtonGroup', when: 'for different actions side by side.' },
    { component: 'RadioGroup', when: 'when the variant is a decision that people should see before they act.' },
  ],
  anatomy: [
    { part: 'Main action', about: 'A Button with its label and an optional icon.' },
    { part: 'Menu button', about: 'An arrow with its own name, joined to the main action.' },
    { part: 'Alternatives', about: 'Sections of a Menu, aligned with the end of the group.' },
  ],
  dos: [
    {
      do: {
        text: 'Offer variants of the same action.',
        example: (
          <SplitButton
            label="Send now"
            menuLabel="More ways to send"
            tone="primary"
            variant="solid"
            sections={[
              {
                id: 'later',
                items: [
                  { id: 'tomorrow', label: 'Send tomorrow' },
                  { id: 'monday', label: 'Send on Monday' },
                ],
              },
            ]}
            onClick={() => {}}
            onAction={() => {}}
          />
        ),
      },
      dont: {
        text: 'Collect unrelated actions behind the arrow.',
        example: (
          <SplitButton
            label="Send"
            menuLabel="More"
            tone="primary"
            variant="solid"
            sections={[
              {
                id: 'other',
                items: [
                  { id: 'print', label: 'Print' },
                  { id: 'discard', label: 'Discard' },
                ],
              },
            ]}
            onClick={() => {}}
            onAction={() => {}}
          />
        ),
      },
    },
  ],
  content: [
    'Begin the alternatives with the verb of the main action.',
    '`menuLabel` says what the arrow offers: “More ways to send”.',
  ],
  accessibility: [
    'Two tab stops in a group named by the main action.',
    'While loading the main action keeps the focus, and the menu is disabled.',
  ],
};
