import type { Guide } from '#.storybook/guide';

import { PasswordField } from './PasswordField';

export const guide: Guide = {
  use: [
    'For passwords at sign-in (`current-password`) and for new ones (`new-password`).',
    'With `strength` where a password is chosen.',
  ],
  instead: [
    { component: 'TextField', when: 'for codes that are sent once: nobody needs to hide them.' },
    { component: 'CopyButton', when: 'to hand over a secret that was generated.' },
  ],
  anatomy: [
    { part: 'Field', about: 'Hidden text; the browser’s password manager knows its purpose.' },
    { part: 'Show button', about: 'At the end of the field; names the action.' },
    { part: 'Caps Lock', about: 'A warning while it is on.' },
    { part: 'Strength', about: 'An estimate of a new password. Advice only.' },
  ],
  dos: [
    {
      do: {
        text: 'State the rules before the password is chosen.',
        example: (
          <PasswordField
            label="New password"
            description="At least 10 characters"
            autoComplete="new-password"
            strength
          />
        ),
      },
      dont: {
        text: 'Ask for it twice: it can be shown.',
        example: (
          <>
            <PasswordField label="New password" autoComplete="new-password" />
            <PasswordField label="Repeat the password" autoComplete="new-password" />
          </>
        ),
      },
    },
  ],
  content: ['“Password” or “New password”; rules in the description.', 'An error says which rule is missed.'],
  accessibility: [
    'Pasting and password managers work.',
    'The name of the button changes with its action, so it has no pressed state.',
  ],
};
