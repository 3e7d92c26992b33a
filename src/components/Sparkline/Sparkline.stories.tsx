import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Sparkline } from './Sparkline';
import * as styles from './Sparkline.css';

const rising = [31, 40, 28, 36, 42, 38, 51, 47, 55, 61, 52, 66];
const falling = [66, 61, 63, 52, 55, 41, 44, 38, 40, 31, 28, 24];

const meta = preview.meta({ component: Sparkline, args: { label: 'Conversions', values: rising } });

export const Default = meta.story({ args: { size: 'small', tone: 'primary', area: false } });
Default.test('says its course in a sentence', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Conversions: from 31 to 66, lowest 28, highest 66' })).toBeVisible();
});

export const Empty = Default.extend({ tags: ['no-visual'], args: { values: [null, null] } });
Empty.test('says that there is nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Conversions: no values' })).toBeInTheDocument();
});

/** In a table, coloured by trend; the number beside it carries the same information. */
export const InTable = meta.story({
  globals: { locale: 'tr' },
  render: () => (
    <table style={{ borderSpacing: 0 }}>
      <caption style={{ textAlign: 'start', paddingBlockEnd: 8 }}>Son on iki hafta</caption>
      <thead>
        <tr>
          {['Bölüm', 'Başvuru', 'Değişim'].map((head) => (
            <th key={head} scope="col" style={{ textAlign: 'start', paddingInlineEnd: 32, paddingBlock: 6 }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[
          { name: 'Acil servis', values: rising, change: '+%113' },
          { name: 'Göz hastalıkları', values: falling, change: '−%64' },
          { name: 'Fizik tedavi', values: [40, null, null, 42, 38, 41, 40], change: '%0' },
        ].map(({ name, values, change }) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start', fontWeight: 400, paddingInlineEnd: 32, paddingBlock: 6 }}>
              {name}
            </th>
            <td style={{ paddingInlineEnd: 32 }}>
              <Sparkline label={`${name}, başvuru`} values={values} tone="trend" />
            </td>
            <td style={{ fontVariantNumeric: 'tabular-nums' }}>{change}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
        {([...Object.keys(styles.tone), 'trend'] as (keyof typeof styles.tone | 'trend')[]).map((tone) => (
          <Sparkline key={tone} label={tone} values={falling} tone={tone} />
        ))}
      </div>
      {(['wide', 'medium', 'large'] as const).map((size) => (
        <Sparkline key={size} label={size} values={rising} size={size} area />
      ))}
      <Sparkline label="With gaps" values={[3, 5, null, 4, 6, null, 7, 5]} size="medium" area tone="accent" />
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
