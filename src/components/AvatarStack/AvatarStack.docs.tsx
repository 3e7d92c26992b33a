import type { Guide } from '#.storybook/guide';

import { AvatarStack } from './AvatarStack';

const people = ['Mira Aydın', 'Owen Price', 'Cleo Laurent', 'Ada Yıldız', 'Alan Reed', 'Uma Şahin'].map((name) => ({
  id: name,
  name,
}));

export const guide: Guide = {
  use: ['For the members of something where their number and a few faces suffice.'],
  instead: [
    { component: 'List', when: 'when the names matter.' },
    { component: 'Avatar', when: 'for one person.' },
  ],
  anatomy: [
    { part: 'Avatars', about: 'Four by default, overlapping.' },
    { part: 'Count', about: 'Opens the list of the others; a rest of one is shown as an avatar.' },
  ],
  dos: [
    {
      do: {
        text: 'Keep the order stable, most important first.',
        example: <AvatarStack label="Members of the board" people={people} />,
      },
      dont: {
        text: 'Show everybody: nobody counts twenty circles.',
        example: <AvatarStack label="Members of the board" people={people} max={6} />,
      },
    },
  ],
  content: ['The label says what the people have in common.'],
  accessibility: [
    'A group with a name; the count is a button that opens the other names.',
    'Inside a link or button use `rest="text"`: the count is then labelled with the names.',
  ],
};
