import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: ['Where people make and change the tags or labels of a module: its settings, or a dialog beside its list.'],
  instead: [
    { component: 'TagField', when: 'to put tags on one record.' },
    { component: 'CheckboxGroup', when: 'when the choices are fixed.' },
  ],
  anatomy: [
    { part: 'Form', about: 'Name of a new tag, its colour where tags have colours, and the button that adds it.' },
    { part: 'Row', about: 'Colour, name to be edited in place, menu of colours, button that deletes.' },
  ],
  dos: [
    {
      do: { text: 'Say in the confirmation what happens to the records: “It is taken off all mails. The mails stay.”' },
      dont: { text: 'Ask “Are you sure?”' },
    },
  ],
  content: [
    'Call them what the module calls them, in all texts: `kind` is labels for mails, tags for contacts.',
    'Say what they are for while there are none: “Tags group contacts, for example by project or team.”',
  ],
  accessibility: [
    'A refused name keeps the text and the focus.',
    'After a tag is deleted, the focus goes to the heading.',
    'Colours are chosen by their names.',
  ],
};
