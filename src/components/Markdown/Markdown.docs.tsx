import type { Guide } from '#.storybook/guide';

import { Markdown } from './Markdown';

export const guide: Guide = {
  use: ['For Markdown of the product: help, release notes.'],
  instead: [
    { component: 'ArticleWithToc', when: 'for long texts with sections.' },
    { component: 'Html', when: 'for HTML.' },
  ],
  anatomy: [{ part: 'Text', about: 'In reading size; headings have ids.' }],
  dos: [
    {
      do: {
        text: 'Set `headingOffset` to the level around it.',
        example: <Markdown source={'Open **every day**, see [prices](/prices).'} />,
      },
      dont: { text: 'Build Markdown from what people type.' },
    },
  ],
  content: ['Short paragraphs; lists for steps.'],
  accessibility: [
    'Plain text without markup is shown at once; the parser loads for the rest.',
    'No heading level is skipped if the source skips none.',
  ],
};
