import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';

import { IconButton } from './IconButton';

export const guide: Guide = {
  use: [
    'For an action whose icon everybody knows: close, search, more, next.',
    'In toolbars, table rows and headers, where a row of words would push the content away.',
  ],
  instead: [
    { component: 'Button', when: 'wherever there is room for the words, and always for the main action.' },
    { component: 'ToggleButton', when: 'with `iconOnly` for something that stays on, such as a star.' },
    { component: 'Menu', when: 'for the “More” button: it brings the button and the list.' },
    { component: 'CopyButton', when: 'for copying: it confirms the result by itself.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Hidden from assistive technology; a spinner takes its place while loading.' },
    {
      part: 'Leading visual',
      about: 'Instead of the icon: a person’s picture or a flag, at most as large as the button.',
    },
    { part: 'Tooltip', about: 'The label, with its shortcut, on hover and keyboard focus.' },
    { part: 'Surface', about: 'Square; quiet by default, so that only hovering shows it.' },
  ],
  dos: [
    {
      do: {
        text: 'Use icons with one meaning.',
        example: <IconButton label="Search" icon="heroicons_outline:magnifying-glass" variant="outline" />,
      },
      dont: {
        text: 'Invent a meaning that only the tooltip explains: touch screens show none.',
        example: <IconButton label="Merge duplicates" icon="heroicons_outline:sparkles" variant="outline" />,
      },
    },
    {
      do: {
        text: 'Write the word beside a rarely used icon.',
        example: <Button leadingIcon="heroicons_outline:archive-box">Archive</Button>,
      },
      dont: {
        text: 'Line up more than five bare icons.',
        example: ['archive-box', 'tag', 'flag', 'folder', 'clock', 'share'].map((icon) => (
          <IconButton key={icon} label={icon} icon={`heroicons_outline:${icon}`} />
        )),
      },
    },
  ],
  content: [
    'The label is the name and the tooltip: a verb and its object, “Close the panel”, not “Cross”.',
    'In a list, name the item too: “Delete Harbour Clinic” rather than five times “Delete”.',
    'Give the shortcut in `shortcut`, not in the label: it is shown with the keys of the platform.',
  ],
  accessibility: [
    'The label is required; the icon adds nothing to the name.',
    'The tooltip appears on hover and keyboard focus, and is muted while the button’s own overlay is open.',
    'The small button is 28 px wide and high, medium 36 and large 44: use large where it is pressed with a finger.',
  ],
};
