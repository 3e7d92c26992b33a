import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import type { Step } from './api';
import { StepList } from './StepList';
import type { StepListProps } from './StepList';

const at = (index: number): [number, number] => [-31.204 + index / 1000, 44.512];
const step = (index: number, part: Partial<Step['maneuver']>, name: string, distance: number): Step => ({
  name,
  distance,
  duration: distance / 1.3,
  geometry: { type: 'LineString', coordinates: [at(index), at(index + 1)] },
  maneuver: { type: 'continue', bearing_before: 0, bearing_after: 90, location: at(index), ...part },
});
const steps = [
  step(0, { type: 'depart' }, 'Harbour Row', 120),
  step(1, { type: 'turn', modifier: 'left' }, 'Mill Street', 1450),
  step(2, { type: 'turn', modifier: 'sharp right' }, '', 35),
  step(3, { type: 'arrive', modifier: 'right' }, 'Mill Street', 0),
];

/** Holds the selected step, as a page would. */
function Kept(args: StepListProps) {
  const [chosen, setChosen] = useState(args.chosen);
  return (
    <StepList
      {...args}
      chosen={chosen}
      onChoose={(index) => {
        args.onChoose(index);
        setChosen(index);
      }}
    />
  );
}

const meta = preview.meta({
  component: StepList,
  args: { steps, place: 'Harbour Pharmacy', chosen: undefined, onChoose: fn() },
  render: (args) => <Kept {...args} />,
});

export const Loaded = meta.story({});
Loaded.test('shows the distance of every step but the last', async ({ canvas }) => {
  const all = canvas.getAllByRole('button');
  await expect(all).toHaveLength(4);
  await expect(all[1]).toHaveTextContent(/Mill Street.*1\.5\skm/);
  await expect(all[3]).not.toHaveTextContent(/\d\s?k?m\b/);
});
Loaded.test(
  'shows a step that is pressed, and gives it up when it is pressed again',
  async ({ canvas, userEvent, args }) => {
    const second = canvas.getByRole('button', { name: /Mill Street/ });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChoose).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined);
  },
);

export const LongText = meta.story({
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    steps: [step(0, { type: 'depart' }, 'Street of the Volunteers of the Lifeboats of the Northern Isles', 23_400)],
    place: 'Saltmarket and Old Harbour Community Rehabilitation Centre',
  },
});
LongText.test('fits the screen width', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Lifeboats/ })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Turkish = Loaded.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Adım adım yol tarifi' })).toBeVisible();
});
