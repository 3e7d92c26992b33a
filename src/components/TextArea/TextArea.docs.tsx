import type { Guide } from '#.storybook/guide';

import { TextArea } from './TextArea';

export const guide: Guide = {
  use: [
    'For text of several lines: a message, a description, a reason.',
    'With `limit` where the server limits the length.',
  ],
  instead: [
    { component: 'TextField', when: 'for a single line.' },
    { component: 'RichTextField', when: 'where people need lists, links or emphasis.' },
    { component: 'InlineEdit', when: 'with `multiline` to change a text where it is shown.' },
  ],
  anatomy: [
    { part: 'Label and description', about: 'As in every field.' },
    { part: 'Field', about: 'Three lines by default; it grows with its text up to `maxRows`, then scrolls.' },
    { part: 'Count', about: 'With a limit: the characters used, or by how many the text is too long.' },
  ],
  dos: [
    {
      do: { text: 'Set `rows` to the length you expect.', example: <TextArea label="Message" rows={4} limit={500} /> },
      dont: { text: 'Offer one line for a long answer.', example: <TextArea label="Message" rows={1} /> },
    },
    {
      do: {
        text: 'Let people exceed the limit and cut the text themselves.',
        example: <TextArea label="Reason" limit={20} rows={2} defaultValue="The number has changed since May" />,
      },
      dont: { text: 'Cut off what is pasted: `limit` counts, and leaves the refusal to the form.' },
    },
  ],
  content: [
    'Say in the description what belongs into the text, and what does not.',
    'State the limit in the description if it is unusual; the count shows it too.',
  ],
  accessibility: [
    'The count is announced from 90 % of the limit, once typing pauses for a second.',
    'Enter adds a line and never submits the form.',
  ],
};
