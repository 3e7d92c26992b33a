import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: [
    'To look closely at pictures that a page shows small: attachments, photos.',
    'Open it from the small picture, with `value` as the id of that one.',
  ],
  instead: [
    { component: 'Dialog', when: 'for anything but pictures.' },
    { component: 'Picture', when: 'to show a picture in the page.' },
  ],
  anatomy: [
    { part: 'Bar', about: 'Position among the pictures, zoom, optional download, close.' },
    { part: 'Picture', about: 'As large as the window allows; up to four times that.' },
    { part: 'Previous and next', about: 'Only with several pictures; they stop at the ends.' },
    { part: 'Caption', about: 'Optional, below the picture.' },
  ],
  dos: [
    {
      do: { text: 'Give all pictures of the page, so that they can be looked through.' },
      dont: { text: 'Open one lightbox per picture: each has to be closed before the next is opened.' },
    },
    {
      do: { text: 'Describe each picture in `alt`; the caption adds what cannot be seen.' },
      dont: { text: 'Repeat the alternative text as the caption.' },
    },
  ],
  content: ['The label names the set: “Photos of Quayside Pharmacy”.', 'A caption is a sentence or a file name.'],
  accessibility: [
    'A modal dialog: the focus stays inside and returns to the small picture.',
    'Every gesture has a button and a key; single keys work only while it is open.',
    'Each change of picture or zoom is announced.',
  ],
};
