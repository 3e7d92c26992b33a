import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';
import type { TypeName } from '#theme/typography';
import { typeScale } from '#theme/values';

import { Page } from './specimen';

const meta = preview.meta({ title: 'Foundations/Type' });

const samples = [
  { lang: 'en', text: 'A pharmacy that is open late, three streets away' },
  { lang: 'tr', text: 'Iğdır’da İnci Sağlık Ocağı: gece açık, üç sokak ötede' },
] as const;

function describeType(name: TypeName): string {
  return Object.entries(typeScale[name])
    .map(([property, value]) => `${property.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${value}`)
    .join(', ');
}

/** The whole type scale, including the letters that Turkish adds to the Latin alphabet. */
export const Scale = meta.story({
  render: () => (
    <Page
      title="Type"
      lead="Inter Variable, served by the application itself, with the letters of Turkish. A style spreads one of these entries."
    >
      <dl style={{ display: 'grid', gap: vars.space[24] }}>
        {Object.entries(typography).map(([name, type]) => (
          <div key={name} style={{ display: 'grid', gap: vars.space[6] }}>
            <dt style={{ ...typography.caption, color: vars.color.text.muted }}>
              <strong style={{ color: vars.color.text.default }}>{name}</strong> · {describeType(name as TypeName)}
            </dt>
            {samples.map(({ lang, text }) => (
              <dd key={lang} lang={lang} data-type={name} style={type}>
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Page>
  ),
});

Scale.test('shows every entry in Inter, Turkish letters included', async ({ canvasElement }) => {
  const shown = new Set(
    [...canvasElement.querySelectorAll<HTMLElement>('[data-type]')].map(({ dataset }) => dataset['type']),
  );
  await expect([...shown]).toEqual(Object.keys(typography));
  for (const letters of ['abc', 'ğışİĞŞ']) {
    const faces = await document.fonts.load('16px "Inter Variable"', letters);
    await expect(faces.length, letters).toBeGreaterThan(0);
  }
});

Scale.test('renders each entry as specified', async ({ canvasElement }) => {
  for (const sample of canvasElement.querySelectorAll<HTMLElement>('[data-type]')) {
    const type = typeScale[sample.dataset['type'] as TypeName];
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(sample);
    await expect(fontWeight).toBe(type.weight);
    await expect(fontFamily).toContain('Inter Variable');
    if (type.size.endsWith('rem')) await expect(fontSize).toBe(`${Number.parseFloat(type.size) * 16}px`);
  }
});
