import type { Guide } from '#.storybook/guide';

import { Highlight } from './Highlight';

export const guide: Guide = {
  use: ['To show in results what matched a search.'],
  instead: [
    { component: 'Badge', when: 'to mark a whole item.' },
    { component: 'Text', when: 'with weight semibold for emphasis.' },
  ],
  anatomy: [{ part: 'Matches', about: 'Marked with a background, or in bold (`variant="text"`).' }],
  dos: [
    {
      do: {
        text: 'Pass `matches` when the server has found them.',
        example: (
          <p>
            <Highlight text="Harbour Clinic" query="harb" />
          </p>
        ),
      },
      dont: {
        text: 'Mark single letters: everything lights up.',
        example: (
          <p>
            <Highlight text="Harbour Clinic" query="r" />
          </p>
        ),
      },
    },
  ],
  content: ['The text stays as it is: nothing is cut or changed.'],
  accessibility: ['`mark` elements in the text; the words stay whole for screen readers.'],
};
