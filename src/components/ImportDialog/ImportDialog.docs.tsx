import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: [
    'To add or change many records of a module from a file.',
    'With `useFileImport` of `src/lib/files`, which runs the steps; the import itself is code that loads when the dialog opens.',
  ],
  instead: [
    { component: 'FileField', when: 'to attach files to a record.' },
    { component: 'Dialog', when: 'for a form or a question.' },
  ],
  anatomy: [
    {
      part: 'ImportSteps',
      about: 'The choice of a file and the progress of reading and storing, with a button that cancels.',
    },
    { part: 'ImportPreview', about: 'What was found and what will change. Nothing is stored before it is confirmed.' },
    {
      part: 'ImportProblems',
      about: 'The wrong lines by number, column, reason and content; folded if there are many.',
    },
    { part: 'ImportResult', about: 'What was stored, with an undo of the whole import.' },
  ],
  dos: [
    {
      do: {
        text: 'Read large files in a worker (`runWorker`), so that the page stays responsive and cancelling works.',
      },
      dont: { text: 'Read the file on the page, and show a spinner meanwhile.' },
    },
    {
      do: { text: 'Store everything or nothing, or say exactly what was stored.' },
      dont: { text: 'Leave half of the file behind after a failure, without a word.' },
    },
  ],
  content: [
    'Title: what is imported, as a verb: “Import contacts”.',
    'The button that starts it has the number: “Import 12 products”.',
    'A reason says what is wrong with the line: “Not an email address”.',
  ],
  accessibility: [
    'The focus follows each step; it is never lost with a control that disappears.',
    'What was found, the progress and the result are announced.',
  ],
};
