import type { Guide } from '#.storybook/guide';

import { SubmitButton } from './SubmitButton';

export const guide: Guide = {
  use: [
    'At the end of every form that sends data to the server.',
    'With `sends={false}` for a step that stays on the device.',
  ],
  instead: [
    { component: 'Button', when: 'with type `submit` for a form that only reads, such as a search.' },
    { component: 'LinkButton', when: 'for a step that sends nothing and has its own address.' },
  ],
  anatomy: [
    { part: 'Button', about: 'Everything that Button offers, with type `submit`.' },
    { part: 'Reason', about: 'A line below, only while there is no connection: the input is kept.' },
  ],
  dos: [
    {
      do: {
        text: 'Keep it enabled and show the errors after it is pressed.',
        example: (
          <SubmitButton tone="primary" variant="solid">
            Register
          </SubmitButton>
        ),
      },
      dont: {
        text: 'Disable it until all fields are valid: nobody learns what is missing.',
        example: (
          <SubmitButton tone="primary" variant="solid" disabled>
            Register
          </SubmitButton>
        ),
      },
    },
    {
      do: {
        text: 'Name what happens, also while it runs: “Registering…”.',
        example: (
          <SubmitButton tone="primary" variant="solid" loading>
            Registering…
          </SubmitButton>
        ),
      },
      dont: {
        text: 'Call it “Submit”.',
        example: (
          <SubmitButton tone="primary" variant="solid">
            Submit
          </SubmitButton>
        ),
      },
    },
  ],
  content: [
    'A verb and its object: “Save changes”, “Send message”.',
    'The words for “no connection” are part of the component.',
  ],
  accessibility: [
    'Disabled or offline it is `aria-disabled` and stays focusable; offline it is described by the reason.',
    'While loading it ignores clicks, so that a second press sends nothing twice.',
  ],
};
