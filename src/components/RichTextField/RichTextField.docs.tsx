import type { Guide } from '#.storybook/guide';

import { RichTextField } from './RichTextField';

export const guide: Guide = {
  use: [
    'For text that is shown formatted: a description, a notice, a mail.',
    'Where lists, quotes and links help the reader.',
  ],
  instead: [
    { component: 'TextArea', when: 'for plain text.' },
    { component: 'InlineEdit', when: 'for a title or one paragraph in place.' },
  ],
  anatomy: [
    { part: 'Toolbar', about: 'Emphasis, lists, quote and link.' },
    { part: 'Text', about: 'Five lines at first; grows with its content.' },
  ],
  dos: [
    {
      do: {
        text: 'Render the result with Html, which sanitises it.',
        example: <RichTextField label="Description" rows={3} defaultValue="<p>Open <strong>every day</strong>.</p>" />,
      },
      dont: { text: 'Use it for titles, names and search.' },
    },
  ],
  content: [
    'Say how the text will be used: “Shown on the page of the facility”.',
    'There are no headings and colours: the page decides the look.',
  ],
  accessibility: [
    'A multi-line text box with its label; the common shortcuts work (Ctrl + B).',
    'The editor loads on demand; until then its place is reserved, and a failure offers to try again.',
  ],
};
