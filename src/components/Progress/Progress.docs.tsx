import type { Guide } from '#.storybook/guide';

import { Progress } from './Progress';

export const guide: Guide = {
  use: ['For a process that runs and will end: an upload, an import.', 'Without `value` where its length is unknown.'],
  instead: [
    { component: 'Meter', when: 'for an amount within a range, such as storage.' },
    { component: 'Spinner', when: 'in a small control, for a second or two.' },
    { component: 'Skeleton', when: 'for loading content.' },
    { component: 'FileTile', when: 'for the upload of a file.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names the process; can be hidden.' },
    { part: 'Bar or circle', about: 'Fills from the start of the line, or clockwise.' },
    { part: 'Value', about: 'A percentage, or `valueText`.' },
    { part: 'Cancel', about: 'With `onCancel`: a button that stops the process, named after it.' },
  ],
  dos: [
    {
      do: {
        text: 'Count what people know.',
        example: <Progress label="Uploading pictures" value={3} max={8} valueText="3 of 8 files" />,
      },
      dont: { text: 'Invent a percentage: leave `value` out.', example: <Progress label="Please wait" value={99} /> },
    },
  ],
  content: ['The label is the process: “Uploading pictures”.', 'When it ends, replace it with the result.'],
  accessibility: [
    'Role `progressbar` with value and text; it is not announced by itself.',
    'Announce the end with a status, and move the focus if it was on the cancel button.',
  ],
};
