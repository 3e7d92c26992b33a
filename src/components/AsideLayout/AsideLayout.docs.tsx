import type { Guide } from '#.storybook/guide';

import { AsideLayout } from './AsideLayout';

export const guide: Guide = {
  use: ['For a page with complementary content: filters, an outline, a summary.'],
  instead: [
    { component: 'Drawer', when: 'for content that is opened when it is needed.' },
    { component: 'ResizablePanels', when: 'when people choose the widths.' },
    { component: 'Grid', when: 'for columns of the same kind.' },
  ],
  anatomy: [
    { part: 'Content', about: 'The main column.' },
    { part: 'Aside', about: 'At the start or end; narrow, default or wide; can stay in view.' },
    { part: 'Button', about: 'Below the breakpoint: opens the aside as a drawer.' },
    { part: 'Footer', about: 'Of the drawer only: “Show 24 results”.' },
  ],
  dos: [
    {
      do: {
        text: 'Put what is complementary into the aside.',
        example: (
          <AsideLayout title="Filters" aside="Open now" from="xl">
            24 results
          </AsideLayout>
        ),
      },
      dont: { text: 'Put the main action there: on phones it is behind a button.' },
    },
  ],
  content: ['The title labels the aside and its button: “Filters”.'],
  accessibility: [
    'Beside the content it is a labelled region; as a drawer it keeps the focus and returns it.',
    'The order in the page is the order for the keyboard.',
  ],
};
