import type { Guide } from '#.storybook/guide';

import { RangeSlider } from './RangeSlider';

export const guide: Guide = {
  use: [
    'For a range where rough ends suffice: a price filter, opening hours on a chart.',
    'With `minDistance` when the ends must not meet.',
  ],
  instead: [
    { component: 'Slider', when: 'for one value.' },
    { component: 'NumberField', when: 'twice, where the exact numbers matter.' },
    { component: 'DateRangePicker', when: 'for days.' },
  ],
  anatomy: [
    { part: 'Label and values', about: 'Both values stand beside the label.' },
    { part: 'Rail', about: 'With the chosen part filled, and optional marks.' },
    { part: 'Thumbs', about: 'Two; they never cross.' },
  ],
  dos: [
    {
      do: {
        text: 'Write the values with their unit.',
        example: (
          <RangeSlider
            label="Price"
            min={0}
            max={200}
            step={10}
            defaultValue={[40, 120]}
            format={(value) => `${value} ₺`}
          />
        ),
      },
      dont: {
        text: 'Use steps that nobody can hit: above 200 positions a NumberField is easier.',
        example: <RangeSlider label="Price" min={0} max={100_000} step={1} defaultValue={[40_123, 72_018]} />,
      },
    },
  ],
  content: ['The label is a noun: “Price”.', 'Format the values as elsewhere on the page.'],
  accessibility: [
    'Each thumb is a tab stop with its own name, “from” and “to”.',
    'Arrow keys move by a step, Page Up and Page Down by a tenth of the range.',
    'Use `onChangeEnd` for requests: `onChange` is called with each move.',
  ],
};
