import type { Guide } from '#.storybook/guide';

import { Inline } from '#components/Inline';
import { Text } from '#components/Text';

import { Avatar } from './Avatar';

export const guide: Guide = {
  use: ['To show who somebody is, beside their name or instead of it.'],
  instead: [
    { component: 'AvatarStack', when: 'for several people.' },
    { component: 'PresenceIndicator', when: 'for the availability alone.' },
    { component: 'Picture', when: 'for photos that are content.' },
    { component: 'Icon', when: 'for things and organisations.' },
  ],
  anatomy: [
    { part: 'Picture or initials', about: 'Initials stand in while there is no picture, or when it fails.' },
    { part: 'Fill', about: 'Chosen by `id`: the same person has the same colour everywhere.' },
    { part: 'Presence', about: 'Optional dot at the edge.' },
  ],
  dos: [
    {
      do: {
        text: 'Set `decorative` when the name stands beside it.',
        example: (
          <Inline gap={8}>
            <Avatar id="mira" name="Mira Aydın" decorative />
            <Text>Mira Aydın</Text>
          </Inline>
        ),
      },
      dont: {
        text: 'Show a row of avatars without names.',
        example: (
          <Inline gap={8}>
            <Avatar id="mira" name="Mira Aydın" />
            <Avatar id="owen" name="Owen Price" />
          </Inline>
        ),
      },
    },
  ],
  content: ['`name` is the whole name; initials are made from it.'],
  accessibility: [
    'An image named by the person, with the presence after the name.',
    'It is not interactive: put it into a link or button.',
  ],
};
