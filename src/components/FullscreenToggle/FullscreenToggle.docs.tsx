import type { Guide } from '#.storybook/guide';

export const guide: Guide = {
  use: ['In the header of an application that people keep open all day: dashboards, a map, a presentation.'],
  instead: [
    { component: 'Dialog', when: 'to give one piece of content more room: size `wide` or `sheet`.' },
    { component: 'ResizablePanels', when: 'to give one half of a screen more room.' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Arrows outwards, or inwards while the page fills the screen.' },
    { part: 'Tooltip', about: 'The name of the action.' },
  ],
  dos: [
    {
      do: { text: 'Put it once into the header.' },
      dont: { text: 'Rely on it: where the browser offers no fullscreen, it renders nothing.' },
    },
    {
      do: { text: 'Let people press it: browsers refuse fullscreen without a click.' },
      dont: { text: 'Call it from an effect.' },
    },
  ],
  content: [
    'Its label is part of the component, in both languages.',
    'A refusal of the browser is reported in a Toast.',
  ],
  accessibility: [
    'It is a toggle button: `aria-pressed` follows the browser’s state, also after Escape or F11.',
    'The name stays the same in both states.',
  ],
};
