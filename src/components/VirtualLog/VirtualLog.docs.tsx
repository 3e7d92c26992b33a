import type { Guide } from '#.storybook/guide';

import { Text } from '#components/Text';

import { VirtualLog } from './VirtualLog';

const entries = Array.from({ length: 500 }, (_, index) => `Entry ${index + 1}`);

export const guide: Guide = {
  use: ['For what grows at its end and is read from there: the messages of a chat, a history.'],
  instead: [
    { component: 'VirtualList', when: 'for rows that are read from the top.' },
    { component: 'Timeline', when: 'for up to some dozens of events.' },
  ],
  anatomy: [
    { part: 'Entries', about: 'Of any height; measured when they appear.' },
    { part: 'Headings', about: 'Of groups; that of the topmost entry floats over the log further up.' },
    { part: 'Newest', about: 'Button that leads to the end, with the number of entries that came meanwhile.' },
  ],
  dos: [
    {
      do: {
        text: 'Give it a height: it scrolls itself.',
        example: (
          <div style={{ inlineSize: '100%', blockSize: 160 }}>
            <VirtualLog
              label="History"
              items={entries}
              itemKey={(entry) => entry}
              estimatedHeight={() => 20}
              newestLabel={() => 'Newest'}
            >
              {(entry) => <Text as="div">{entry}</Text>}
            </VirtualLog>
          </div>
        ),
      },
      dont: { text: 'Reverse a list with CSS: the keyboard and screen readers would go through it backwards.' },
    },
  ],
  content: ['The label names the log.', '`announce` is short: who, and what.'],
  accessibility: [
    'Entries are articles with their position; arrow keys, Home and End move the focus between them.',
    'Only entries that arrive are announced, not those that scrolling brings into view.',
  ],
};
