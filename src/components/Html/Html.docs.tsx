import type { Guide } from '#.storybook/guide';

import { Html } from './Html';

export const guide: Guide = {
  use: ['For HTML from data: notices, descriptions, mails.'],
  instead: [
    { component: 'Markdown', when: 'for Markdown.' },
    { component: 'Text', when: 'for plain text.' },
    { component: 'RichTextField', when: 'to edit it.' },
  ],
  anatomy: [
    { part: 'Text', about: 'Block, inline or reading size.' },
    { part: 'Placeholder', about: 'Plain text until the sanitiser has loaded.' },
  ],
  dos: [
    {
      do: {
        text: 'Pass the HTML as it is stored: it is sanitised here.',
        example: <Html html="<p>Open <strong>every day</strong>.</p>" />,
      },
      dont: { text: 'Use `dangerouslySetInnerHTML` anywhere else: a test forbids it.' },
    },
  ],
  content: ['`headings` fits the levels of foreign headings into the page.'],
  accessibility: [
    'Pictures keep their alternative text.',
    'Links inside go through the router.',
    'Scripts, styles and unknown elements are removed.',
  ],
};
