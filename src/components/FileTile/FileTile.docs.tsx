import type { Guide } from '#.storybook/guide';

import { FileTile } from './FileTile';

export const guide: Guide = {
  use: [
    'For a file of a record: an attachment, a document, an upload that is running.',
    'In a `ul`, one tile in each item.',
  ],
  instead: [
    { component: 'FileField', when: 'to choose files; it shows them as tiles itself.' },
    { component: 'Progress', when: 'for a process that is not one file.' },
    { component: 'Picture', when: 'where the picture itself matters, not the file.' },
  ],
  anatomy: [
    { part: 'Picture or icon', about: 'A thumbnail of the content, else an icon of its kind.' },
    { part: 'Name', about: 'On one line; a long one is shortened in the middle, so that its ending stays.' },
    { part: 'Facts', about: 'Description and size; the progress or the error of an upload in their place.' },
    { part: 'Actions', about: 'Cancel while it uploads, retry after a failure; download, and remove last.' },
  ],
  dos: [
    {
      do: {
        text: 'Say why an upload failed, and let it be tried again.',
        example: (
          <FileTile
            name="licence.pdf"
            size={820_000}
            state={{ status: 'failed', error: 'The connection was lost.' }}
            onRetry={() => {}}
            onRemove={() => {}}
          />
        ),
      },
      dont: {
        text: 'Invent a percentage: leave `progress` out where it cannot be measured.',
        example: <FileTile name="licence.pdf" size={820_000} state={{ status: 'uploading', progress: 0.5 }} />,
      },
    },
  ],
  content: ['The name is the file’s own, with its ending.', 'The error says what happened and what to do.'],
  accessibility: [
    'Every action is a button that is named after the file; with `onOpen` the whole tile can be pressed.',
    'The end or the failure of an upload is announced, and the focus stays in the tile when its buttons change.',
    'When a tile is removed the caller moves the focus to the next one.',
  ],
};
