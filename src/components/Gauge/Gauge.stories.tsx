import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Gauge } from './Gauge';
import type { GaugeLevel } from './Gauge';

const levels: readonly GaugeLevel[] = [
  { from: 0, tone: 'error', label: 'Low' },
  { from: 300, tone: 'warning', label: 'Fair' },
  { from: 800, tone: 'success', label: 'Good' },
];

const meta = preview.meta({ component: Gauge, args: { label: 'Overall score', value: 640, max: 1000, levels } });

export const Default = meta.story({ args: { size: 'medium', min: 0 } });
Default.test('is a meter that says its value and what it means', async ({ canvas }) => {
  const meter = canvas.getByRole('meter', { name: 'Overall score' });
  await expect(meter).toHaveAttribute('aria-valuenow', '640');
  await expect(meter).toHaveAttribute('aria-valuemax', '1000');
  await expect(meter).toHaveAttribute('aria-valuetext', '640, Fair');
  await expect(canvas.getByText('Fair')).toBeVisible();
});

export const BeyondItsBounds = Default.extend({ args: { value: 1240 } });
BeyondItsBounds.test('stays full and tells the truth', async ({ canvas }) => {
  const meter = canvas.getByRole('meter');
  await expect(meter).toHaveAttribute('aria-valuenow', '1000');
  await expect(meter).toHaveAttribute('aria-valuetext', '1,240, Good');
});

export const LongText = meta.story({
  globals: { locale: 'tr' },
  args: {
    label: 'Fizik tedavi ve rehabilitasyon bölümünün yatak doluluk oranı',
    value: 0.864,
    max: 1,
    levels: [{ from: 0.8, tone: 'warning', label: 'Neredeyse dolu, yeni başvurular bekletiliyor' }],
    format: { style: 'percent', maximumFractionDigits: 1 },
  },
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'end' }}>
      {(['small', 'medium', 'large'] as const).map((size) =>
        [0, 180, 860].map((value) => (
          <Gauge
            key={`${size} ${value}`}
            label={`Score, ${size}`}
            value={value}
            max={1000}
            levels={levels}
            size={size}
          />
        )),
      )}
      <Gauge label="Without levels" value={62} format={{ style: 'unit', unit: 'percent' }} />
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
