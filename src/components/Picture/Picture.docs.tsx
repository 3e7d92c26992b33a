import type { Guide } from '#.storybook/guide';

import { Picture } from './Picture';

export const guide: Guide = {
  use: ['For pictures that are content, and for illustrations.'],
  instead: [
    { component: 'Avatar', when: 'for people.' },
    { component: 'Icon', when: 'for symbols.' },
  ],
  anatomy: [
    { part: 'Space', about: 'Reserved from `width` and `height`, so that nothing moves.' },
    { part: 'Placeholder', about: 'A blurred small version, or a colour.' },
    { part: 'Alternative text', about: 'Shown when the picture fails.' },
  ],
  dos: [
    {
      do: {
        text: 'Give the natural size of the picture.',
        example: (
          <span style={{ inlineSize: 96 }}>
            <Picture src="icon.svg" alt="The mark of the directory" width={96} height={96} />
          </span>
        ),
      },
      dont: { text: 'Put text into pictures: it cannot be translated or enlarged.' },
    },
  ],
  content: ['Alternative text says what the picture tells here, in one phrase.', 'Empty for a decorative picture.'],
  accessibility: ['`alt` is required.', 'Use `loading="eager"` only for what is seen at first.'],
};
