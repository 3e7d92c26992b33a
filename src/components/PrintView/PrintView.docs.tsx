import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: [
    'To print one record, or a list of them, without the navigation and the controls around it.',
    'Its part `PrintPage` is what the browser’s own print command prints while a record is open.',
  ],
  instead: [
    { component: 'ArticleWithToc', when: 'for a page whose own styles already print well.' },
    { component: 'FileTile', when: 'for a file that people download.' },
  ],
  anatomy: [
    { part: 'Heading', about: 'Name of the record, or of the list.' },
    { part: 'Content', about: 'Facts, and texts in `PrintText`; no controls.' },
  ],
  dos: [
    {
      do: { text: 'Mount it when “Print” is chosen, and unmount it in `onClose`.' },
      dont: { text: 'Print before everything is loaded: pass `ready`.' },
    },
    {
      do: { text: 'Keep records that belong together on one sheet (`break-inside: avoid`).' },
      dont: { text: 'Rely on background colours: browsers leave them out.' },
    },
  ],
  content: ['Write out what a link leads to: on paper it cannot be followed.'],
  accessibility: ['It is not on the screen: what it says is in the record, too.'],
};
