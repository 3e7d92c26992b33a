import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';
import { Inline } from '#components/Inline';
import { TextField } from '#components/TextField';

import { ControlSize } from './ControlSize';

export const guide: Guide = {
  use: [
    'Around a form or a screen whose controls are pressed with a finger.',
    'Once, instead of `size` on every control inside.',
  ],
  instead: [
    { component: 'Button', when: 'with its own `size`, where a single control differs.' },
    { component: 'DataTable', when: 'with `density` for the height of rows.' },
  ],
  anatomy: [
    {
      part: 'Surroundings',
      about: 'Renders nothing; fields and buttons inside take its size unless they have their own.',
    },
  ],
  dos: [
    {
      do: {
        text: 'Set the size once for the whole form.',
        example: (
          <ControlSize size="large">
            <Inline gap={12}>
              <TextField label="Town" hideLabel defaultValue="Saltmere" />
              <Button>Search</Button>
            </Inline>
          </ControlSize>
        ),
      },
      dont: {
        text: 'Mix sizes in one row.',
        example: (
          <Inline gap={12}>
            <TextField label="Town" hideLabel defaultValue="Saltmere" />
            <Button size="large">Search</Button>
          </Inline>
        ),
      },
    },
  ],
  content: ['It has no texts.'],
  accessibility: [
    '`large` makes controls 44 px high, as WCAG 2.5.5 asks for; `medium` is 36 px.',
    'IconButton and Menu keep their own size: set it where they stand in a touch form.',
  ],
};
