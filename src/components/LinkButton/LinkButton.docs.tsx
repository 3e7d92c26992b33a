import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';

import { LinkButton } from './LinkButton';

export const guide: Guide = {
  use: [
    'For the next step when it is a page of its own: “Add a facility”, “Continue to payment”.',
    'For a telephone call or a mail as the main thing to do on a page.',
  ],
  instead: [
    { component: 'Link', when: 'within text and in lists, where a button would be too loud.' },
    { component: 'Button', when: 'for an action that stays on the page.' },
    { component: 'Pagination', when: 'for the pages of a list.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Where the step leads, as a verb: “See all results”.' },
    { part: 'Leading and trailing icon', about: 'Both optional; an arrow at the end fits a step forwards.' },
    { part: 'Surface', about: 'Tone, variant and size of a Button.' },
  ],
  dos: [
    {
      do: {
        text: 'Use it when the result is another page.',
        example: (
          <LinkButton href="/facility/create" tone="primary" variant="solid">
            Add a facility
          </LinkButton>
        ),
      },
      dont: {
        text: 'Navigate from the click of a Button: the address cannot be copied or opened in a new tab.',
        example: (
          <Button tone="primary" variant="solid">
            Add a facility
          </Button>
        ),
      },
    },
    {
      do: { text: 'Leave it out, or explain the reason, where the step is not possible yet.' },
      dont: { text: 'Look for a disabled state: links have none.' },
    },
  ],
  content: [
    'Name the destination or the step: “Compare 3 places”, not “Go”.',
    'Use sentence case and no full stop, as in a Button.',
  ],
  accessibility: [
    'It is announced as a link, and Space scrolls the page as for every link.',
    'Large is 44 px high; inside a ControlSize it takes the size of its surroundings.',
    'One solid primary LinkButton or Button for each region.',
  ],
};
