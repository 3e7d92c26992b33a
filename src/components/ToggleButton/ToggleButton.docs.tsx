import { useState } from 'react';
import type { Guide } from '#.storybook/guide';

import { ToggleButton } from './ToggleButton';

function Star() {
  const [pressed, setPressed] = useState(true);
  return (
    <ToggleButton
      label="Starred"
      icon="heroicons_outline:star"
      iconPressed="heroicons_solid:star"
      pressed={pressed}
      onChange={setPressed}
    />
  );
}

export const guide: Guide = {
  use: [
    'For one thing that is on or off and is seen at once: a star, bold text, a filter.',
    'With `loading` while the change is saved.',
  ],
  instead: [
    { component: 'Switch', when: 'for a setting with a label in a list of settings.' },
    { component: 'Checkbox', when: 'for an answer that is sent with a form.' },
    { component: 'ToggleGroup', when: 'for a choice between several views.' },
    { component: 'Chip', when: 'for filters in a row.' },
  ],
  anatomy: [
    { part: 'Label', about: 'Names what is on; it does not change.' },
    { part: 'Icon', about: 'Outlined; the solid version in `iconPressed` while pressed.' },
    { part: 'Tone', about: 'Primary while pressed, else neutral, unless `tone` is set.' },
  ],
  dos: [
    {
      do: { text: 'Keep the label and change the icon.', example: <Star /> },
      dont: {
        text: 'Change the label with the state: “Starred, pressed” and “Unstar, not pressed” contradict each other.',
        example: <ToggleButton label="Unstar" icon="heroicons_solid:star" pressed onChange={() => {}} />,
      },
    },
  ],
  content: ['A noun or adjective for the state: “Bold”, “Starred”, not “Make bold”.', 'One or two words.'],
  accessibility: [
    'The state is `aria-pressed`; colour is never the only difference where `iconPressed` is given.',
    'While loading it keeps the focus and ignores clicks.',
  ],
};
