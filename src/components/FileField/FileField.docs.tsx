import type { Guide } from '#.storybook/guide';

import { FileField } from './FileField';

export const guide: Guide = {
  use: [
    'To choose files from the device: pictures, documents, an import.',
    'With `uploads` of `useUploads`, files are uploaded as soon as they are chosen; `uploaded` lists what the server holds.',
  ],
  instead: [
    { component: 'TextField', when: 'with type `url` for the address of a file.' },
    { component: 'Picture', when: 'to show a picture that exists already.' },
  ],
  anatomy: [
    { part: 'Drop area', about: 'A button for the system’s dialog, and room to drop files.' },
    { part: 'Rules', about: 'Types, size and number, written from `accept`, `maxBytes` and `maxFiles`.' },
    {
      part: 'Files',
      about:
        'A `FileTile` for each, with a button that removes it; an upload shows its state, and is cancelled and tried again.',
    },
    { part: 'Refused files', about: 'Listed with the reason.' },
  ],
  dos: [
    {
      do: {
        text: 'State the limits as props: they are shown before and checked after choosing.',
        example: <FileField label="Photo" accept={['image/png', 'image/jpeg']} maxBytes={2_000_000} />,
      },
      dont: { text: 'Refuse files only on the server, after a long upload.', example: <FileField label="Photo" /> },
    },
  ],
  content: [
    'The label names the content: “Photo”, “Proof of address”.',
    'Rules and reasons are part of the component, in both languages.',
  ],
  accessibility: [
    'Dialog, drag and drop and paste lead to the same result; nothing needs a pointer.',
    'Added and removed files are announced; after removing one the focus moves to the next.',
  ],
};
