import type { Guide } from '#.storybook/guide';

import { Link } from './Link';

export const guide: Guide = {
  use: [
    'To go somewhere: another page, a place on this page, a mail address or a telephone number.',
    '`inline` within a sentence, `standalone` on a line of its own, `quiet` in lists that consist of links.',
    '`stretched` makes the whole surrounding card the target, and keeps one short name for it.',
  ],
  instead: [
    { component: 'Button', when: 'for an action that changes something here.' },
    { component: 'LinkButton', when: 'for the next step, when it deserves the weight of a button.' },
    { component: 'TabNav', when: 'for a row of links between the parts of one record.' },
  ],
  anatomy: [
    { part: 'Text', about: 'The whole link text; it wraps like the sentence around it.' },
    { part: 'Underline', about: 'Marks an inline link, so that colour alone never does.' },
    { part: 'Current mark', about: '`current` sets `aria-current` for the page or section that is open.' },
  ],
  dos: [
    {
      do: {
        text: 'Link the words that name the destination.',
        example: (
          <p>
            Read the <Link href="/privacy">privacy notice</Link>.
          </p>
        ),
      },
      dont: {
        text: 'Link “here”: in a list of links it says nothing.',
        example: (
          <p>
            To read the privacy notice click <Link href="/privacy">here</Link>.
          </p>
        ),
      },
    },
    {
      do: { text: 'Give the address of the destination, so that the link can be copied and opened in a new tab.' },
      dont: { text: 'Give `#` and act in `onClick`: that is a Button.' },
    },
  ],
  content: [
    'The text makes sense without the sentence around it.',
    'Two links with the same text lead to the same place.',
    'For a file, say what it is: “Annual report (PDF, 2 MB)”.',
  ],
  accessibility: [
    'It is an anchor with an address: Enter follows it, and the browser’s menu for links works.',
    'Paths of the application are followed without a page load; the new page is announced by the application.',
    'With `stretched` the focus outline is drawn around the card, not around the text.',
  ],
};
