import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';

import { Banner } from './Banner';

export const guide: Guide = {
  use: ['For a state of the whole page or application: no connection, maintenance, a trial that ends.'],
  instead: [
    { component: 'Alert', when: 'for a message about one part.' },
    { component: 'Toast', when: 'for the result of an action.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Set by the tone; can be replaced.' },
    { part: 'Title and message', about: 'In one line where there is room.' },
    { part: 'Action', about: 'One small button or a link.' },
    { part: 'Dismiss', about: 'Optional; the focus moves to the content after the banner.' },
  ],
  dos: [
    {
      do: {
        text: 'Show one at a time, the most urgent.',
        example: (
          <Banner tone="warning" title="No connection" action={<Button size="small">Try again</Button>}>
            What you write is kept on this device.
          </Banner>
        ),
      },
      dont: {
        text: 'Advertise with it: people learn to overlook it.',
        example: <Banner tone="warning">Discover our new dashboard!</Banner>,
      },
    },
  ],
  content: ['Two sentences at most.', 'Say until when: “Back at 14:00”.'],
  accessibility: [
    'It spans the page before the content, and its tone is an icon too.',
    'Dismissing never loses the focus.',
  ],
};
