import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';

import { VisuallyHidden } from './VisuallyHidden';

export const guide: Guide = {
  use: [
    'For text that is clear from the picture, but not from the words.',
    'For a heading that structures a page without being seen.',
  ],
  instead: [
    { component: 'IconButton', when: 'for the name of an icon.' },
    { component: 'LiveRegion', when: 'for announcements.' },
    { component: 'SkipLink', when: 'for a link that appears on focus.' },
  ],
  anatomy: [{ part: 'Text', about: 'In the page and in the reading order, without taking room.' }],
  dos: [
    {
      do: {
        text: 'Complete a label that repeats.',
        example: (
          <Button>
            Edit<VisuallyHidden> the opening hours</VisuallyHidden>
          </Button>
        ),
      },
      dont: { text: 'Hide focusable elements in it: the focus would vanish.' },
    },
  ],
  content: [
    'Write what the picture says, not what it looks like.',
    'The visible words come first, so that voice input finds them.',
  ],
  accessibility: ['Read by screen readers, found by nobody else: never put needed information only here.'],
};
