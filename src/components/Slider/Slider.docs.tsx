import type { Guide } from '#.storybook/guide';

import { Slider } from './Slider';

export const guide: Guide = {
  use: ['For a value by feeling: volume, zoom, opacity.', 'With `marks` where some values have a name.'],
  instead: [
    { component: 'NumberField', when: 'if the exact number matters.' },
    { component: 'RangeSlider', when: 'for two ends.' },
    { component: 'ToggleGroup', when: 'for three or four steps.' },
  ],
  anatomy: [
    { part: 'Label and value', about: 'The value stands at the end of the label’s line.' },
    { part: 'Rail', about: 'Filled up to the value, with optional marks below.' },
    { part: 'Thumb', about: 'Follows the pointer that took it; a second finger does not move it.' },
  ],
  dos: [
    {
      do: {
        text: 'Show the value in words that people use.',
        example: <Slider label="Distance" min={1} max={50} defaultValue={10} format={(value) => `${value} km`} />,
      },
      dont: {
        text: 'Ask for a year of birth with it.',
        example: <Slider label="Year of birth" min={1920} max={2026} defaultValue={1984} format={String} />,
      },
    },
  ],
  content: ['The label is a noun; the unit belongs to the value.', 'Name marks in one word.'],
  accessibility: [
    'Arrow keys move by a step, Page Up and Page Down by `pageStep`, a tenth of the range by default.',
    'The formatted value is what a screen reader speaks, once for each step.',
  ],
};
