import type { Guide } from '#.storybook/guide';

import { PersonPicker } from './PersonPicker';

const people = [
  { value: 'ayse', label: 'Ayşe Yılmaz', description: 'ayse@example.org' },
  { value: 'brian', label: 'Brian Hughes', description: 'brian@example.org' },
  { value: 'isil', label: 'Işıl Ünal', description: 'isil@example.org' },
];

export const guide: Guide = {
  use: ['To choose people: assignees of a task, members of a board.', 'With `max={1}` for one person: an owner.'],
  instead: [
    { component: 'Combobox', when: 'for one choice among things that are not people.' },
    { component: 'MultiSelect', when: 'for several choices from a plain list.' },
    { component: 'AvatarStack', when: 'to show people without changing them.' },
  ],
  anatomy: [
    { part: 'Chips', about: 'Avatar and name of each chosen person, with a button that removes it.' },
    { part: 'Input', about: 'Searches in names and descriptions.' },
    { part: 'List', about: 'People with avatar, name and description; chosen ones are ticked.' },
  ],
  dos: [
    {
      do: {
        text: 'Tell equal names apart, with the email address or the team.',
        example: <PersonPicker label="Assignees" options={people} defaultValue={['isil']} />,
      },
      dont: {
        text: 'Leave the initials alone to say who it is.',
      },
    },
  ],
  content: ['The label says what the people will be: “Assignees”, “Members”.'],
  accessibility: [
    'A WAI-ARIA combobox: the focus stays in the input, and Enter takes or takes back the active person.',
    'Backspace in the empty input removes the last person; each removal is announced.',
    'Avatars are decorative, because the name is beside them.',
  ],
};
