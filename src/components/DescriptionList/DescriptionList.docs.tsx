import type { Guide } from '#.storybook/guide';

import { DescriptionList } from './DescriptionList';

export const guide: Guide = {
  use: ['For the properties of one record: contact details, a summary before sending.'],
  instead: [
    { component: 'Table', when: 'for several records.' },
    { component: 'Stat', when: 'for one figure.' },
  ],
  anatomy: [
    { part: 'Term', about: 'The name of the property.' },
    { part: 'Detail', about: 'Its value, of any kind.' },
    { part: 'Action', about: 'Optional: a link or button for the row, such as “Change”.' },
  ],
  dos: [
    {
      do: {
        text: 'Leave out rows without a value, or say what is missing.',
        example: (
          <DescriptionList
            rows={[
              { term: 'Phone', detail: '+90 212 555 01 23' },
              { term: 'Website', detail: 'Not given' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Show a dash and let people guess.',
        example: (
          <DescriptionList
            rows={[
              { term: 'Phone', detail: '+90 212 555 01 23' },
              { term: 'Website', detail: '–' },
            ]}
          />
        ),
      },
    },
  ],
  content: ['Terms are nouns without a colon.', 'Each term occurs once: it is the key of the row.'],
  accessibility: [
    'A `dl`: term and detail are connected for screen readers.',
    'An action needs the term in its name: “Change the phone”.',
  ],
};
