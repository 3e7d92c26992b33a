import type { Guide } from '#.storybook/guide';

import { Stat } from './Stat';

export const guide: Guide = {
  use: ['For one figure on a dashboard, with its change and course.'],
  instead: [
    { component: 'Gauge', when: 'for a value between bounds.' },
    { component: 'LineChart', when: 'when the course is the message.' },
    { component: 'DescriptionList', when: 'for properties of a record.' },
  ],
  anatomy: [
    { part: 'Label', about: 'What is counted, with an optional icon.' },
    { part: 'Value', about: 'As it is read, with its unit.' },
    { part: 'Change', about: 'In words, with an arrow; the tone says whether it is good.' },
    { part: 'Course', about: 'A sparkline of the last values.' },
  ],
  dos: [
    {
      do: {
        text: 'Say compared with what.',
        example: (
          <Stat
            label="Facilities verified"
            value="1,204"
            change={{ text: '12 % more than last week', direction: 'up', tone: 'success' }}
          />
        ),
      },
      dont: {
        text: 'Leave a bare percentage.',
        example: <Stat label="Verified" value="1,204" change={{ text: '12%', direction: 'up', tone: 'success' }} />,
      },
    },
  ],
  content: [
    'Give it the address of the list that it counts, if there is one.',
    'The label is a noun phrase; the value is short.',
    'Three or four figures in a row at most.',
  ],
  accessibility: ['A group named by its label.', 'Set the tone by meaning: more complaints are not a success.'],
};
