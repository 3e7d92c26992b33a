import type { Guide } from '#.storybook/guide';

import { Meter } from '#components/Meter';

import { Gauge } from './Gauge';

export const guide: Guide = {
  use: [
    'For one value between two bounds on a dashboard: a budget, a load.',
    'With `levels` that say what the value means.',
  ],
  instead: [
    { component: 'Meter', when: 'in a list or form: it takes one line.' },
    { component: 'Progress', when: 'for a running process.' },
    { component: 'Stat', when: 'for a figure without bounds.' },
  ],
  anatomy: [
    { part: 'Half circle', about: 'Filled up to the value, in the tone of its level.' },
    { part: 'Value', about: 'In the middle, as `format` writes it.' },
    { part: 'Level and label', about: 'The meaning in a word, and what is measured.' },
  ],
  dos: [
    {
      do: {
        text: 'Name the levels, so that colour only repeats the meaning.',
        example: (
          <Gauge
            label="Budget spent"
            value={82}
            format={(value) => `${value}%`}
            levels={[
              { from: 0, tone: 'success', label: 'On track' },
              { from: 75, tone: 'warning', label: 'Nearly spent' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Line up many gauges: they take much room for one number each.',
        example: <Meter label="Budget spent" value={82} />,
      },
    },
  ],
  content: ['The label is the measured value: “Budget spent”.', 'Levels are one or two words.'],
  accessibility: [
    'Role `meter` with the formatted value and its level.',
    'Values beyond the bounds stop at them: choose `min` and `max` accordingly.',
  ],
};
