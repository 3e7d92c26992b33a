import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Meter } from './Meter';

const meta = preview.meta({
  component: Meter,
  args: { label: 'Storage used', value: 62 },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{<Story />}</div>],
});

export const Default = meta.story({
  args: { min: 0, max: 80, low: 40, high: 70, optimum: 0, valueText: '62 of 80 GB' },
});
Default.test('says how much it is, and how good that is', async ({ canvas }) => {
  const meter = canvas.getByRole('meter', { name: 'Storage used' });
  await expect(meter).toHaveAttribute('aria-valuenow', '62');
  await expect(meter).toHaveAttribute('aria-valuetext', '62 of 80 GB, Fair');
  await expect(canvas.getByText('Fair')).toBeVisible();
});

export const Plain = meta.story({ args: { value: 1234, max: 5000 } });
Plain.test('judges nothing it was not told to', async ({ canvas }) => {
  await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '1,234');
});

export const Turkish = Default.extend({
  globals: { locale: 'tr' },
  args: {
    label: 'Kuruluş bilgilerinin doğrulanmış ve güncel olan bölümünün büyüklüğü',
    value: 12,
    valueText: '80 alanın 12’si',
    optimum: 80,
  },
});
Turkish.test('gives its verdict in Turkish', async ({ canvas }) => {
  await expect(canvas.getByText('Zayıf')).toBeVisible();
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[95, 55, 12].map((value) => (
        <Meter
          key={value}
          label="Completeness"
          value={value}
          low={30}
          high={80}
          optimum={100}
          valueText={`${value} of 100`}
        />
      ))}
      <Meter
        label="Waiting time"
        value={18}
        max={60}
        low={20}
        high={40}
        optimum={0}
        valueText="18 minutes"
        levelTexts={{ good: 'Short', fair: 'Usual', poor: 'Long' }}
      />
      <Meter label="Over the scale" value={140} />
      <Meter label="Nothing" value={0} />
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
