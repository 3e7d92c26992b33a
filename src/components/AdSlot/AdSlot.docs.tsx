import type { Guide } from '#.storybook/guide';

import { AdSlot } from './AdSlot';

export const guide: Guide = {
  use: ['At most once on a page, below the content that people came for, where the site has an ad client.'],
  instead: [
    { component: 'Alert', when: 'for what the product itself has to say.' },
    { component: 'Card', when: 'for a recommendation of the product’s own.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Says that what follows is an advertisement.' },
    { part: 'Space', about: 'Reserved for the ad, so that nothing moves when it arrives.' },
  ],
  dos: [
    {
      do: {
        text: 'Say plainly what it is.',
        example: <AdSlot label="Advertisement" place="guide" client="data:text/javascript," />,
      },
      dont: {
        text: 'Call it a suggestion.',
        example: <AdSlot label="Suggested for you" place="guide" client="data:text/javascript," />,
      },
    },
  ],
  content: ['One word: “Advertisement”.'],
  accessibility: ['A landmark with the label as its name, which people can skip.'],
};
