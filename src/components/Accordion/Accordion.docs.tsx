import type { Guide } from '#.storybook/guide';

import { Accordion } from './Accordion';

const items = [
  { id: 'bring', title: 'What do I need to bring?', content: 'The prescription, and a card with your photograph.' },
  { id: 'wait', title: 'How long do I wait?', content: 'About ten minutes.' },
];

export const guide: Guide = {
  use: ['For three or more sections of which people need one or two: questions and answers, settings.'],
  instead: [
    { component: 'Disclosure', when: 'for a single section.' },
    { component: 'Tabs', when: 'when exactly one part is seen, and there is room for a row.' },
    { component: 'ArticleWithToc', when: 'for text that is read from start to end.' },
  ],
  anatomy: [
    { part: 'Heading', about: 'A button within a heading of `headingLevel`.' },
    { part: 'Meta', about: 'Optional, at the end of the heading: a count, a status.' },
    { part: 'Content', about: 'Shown while the section is open.' },
  ],
  dos: [
    {
      do: { text: 'Write headings that tell whether to open.', example: <Accordion headingLevel={4} items={items} /> },
      dont: {
        text: 'Hide what most people need: show it.',
        example: (
          <Accordion
            headingLevel={4}
            items={[{ id: 'a', title: 'More information', content: 'The visit costs € 40.' }]}
          />
        ),
      },
    },
  ],
  content: ['All headings are questions, or all are nouns.', 'No accordion within an accordion.'],
  accessibility: [
    'Built on `details`: find in page opens sections, and it works before hydration.',
    'Arrow keys, Home and End move between headings.',
  ],
};
