import type { Guide } from '#.storybook/guide';

import { TagField } from './TagField';

export const guide: Guide = {
  use: [
    'For several short free texts: tags, addresses, keywords.',
    'With `suggestions` so that people reuse existing words.',
  ],
  instead: [
    { component: 'MultiSelect', when: 'when only known options are allowed.' },
    { component: 'Autocomplete', when: 'for a single text.' },
    { component: 'Chip', when: 'to show tags that are not edited.' },
  ],
  anatomy: [
    { part: 'Tags', about: 'In the order they were added; each can be removed.' },
    { part: 'Text', about: 'After the tags; Enter or a comma adds it.' },
    { part: 'Suggestions', about: 'Below the field while typing.' },
  ],
  dos: [
    {
      do: {
        text: 'Explain a refusal with `refuse`: the text stays, so that it can be mended.',
        example: <TagField label="Tags" defaultValue={['ground floor', 'parking']} suggestions={['lift', 'parking']} />,
      },
      dont: { text: 'Drop wrong or double tags silently.' },
    },
  ],
  content: ['Tags are short nouns in lower case.', 'Say in the description how many are allowed.'],
  accessibility: [
    'Adding and removing are announced; how to add is part of the description.',
    'Pasted text with commas becomes several tags.',
  ],
};
