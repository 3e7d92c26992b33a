import type { Guide } from '#.storybook/guide';

import { ArticleWithToc } from './ArticleWithToc';

export const guide: Guide = {
  use: ['For long texts with sections: guides, terms, help.'],
  instead: [
    { component: 'Markdown', when: 'for a short text without contents.' },
    { component: 'Html', when: 'for a short text that people wrote in an editor.' },
    { component: 'Accordion', when: 'for answers of which one is read.' },
  ],
  anatomy: [
    { part: 'Contents', about: 'From three sections on; folded on small screens.' },
    { part: 'Text', about: 'In a comfortable line length.' },
  ],
  dos: [
    {
      do: {
        text: 'Write headings that work as a table of contents.',
        example: (
          <ArticleWithToc
            contentsLabel="On this page"
            source={'## Opening hours\n\nMonday to Friday.\n\n## Prices\n\nFrom € 40.\n\n## How to get here\n\nTram 4.'}
          />
        ),
      },
      dont: { text: 'Use it for less than a screen of text.' },
    },
  ],
  content: ['Short sections with one topic each.', 'Set `language` where the text is not in the page’s language.'],
  accessibility: [
    'The contents are a navigation landmark named by `contentsLabel`.',
    'Headings have ids, so that each section can be linked.',
  ],
};
