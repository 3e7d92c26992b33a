import { inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Button } from '#components/Button';

import { Inline } from './Inline';
import * as styles from './Inline.css';

const buttons = ['Kaydet', 'Değişiklikleri geri al', 'Bildirimleri sustur', 'Arşivle'].map((text) => (
  <Button key={text}>{text}</Button>
));

const meta = preview.meta({ component: Inline, args: { children: buttons } });

export const Default = meta.story({ args: { gap: 8, align: 'center', justify: 'start', as: 'div' } });

export const Wrapped = Default.extend({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
});
Wrapped.test('goes on in the next line, at the same distance', async ({ canvas }) => {
  const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
  const first = boxes[0] ?? new DOMRect();
  const below = boxes.find(({ top }) => top > first.top) ?? new DOMRect();
  await expect(below.top - first.bottom).toBe(8);
  const edges = canvas.getAllByRole('button').map(inlineEdges);
  const { start } = edges[0] ?? { start: NaN };
  await expect(edges[boxes.indexOf(below)]?.start).toBe(start);
  for (const { end } of edges) await expect(end).toBeLessThanOrEqual(start + 260);
});

export const AsGroup = Default.extend({ tags: ['no-visual'], args: { role: 'group', 'aria-label': 'Answer' } });
AsGroup.test('groups the controls under a name', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Answer' })).toContainElement(
    canvas.getByRole('button', { name: 'Kaydet' }),
  );
});

export const AsList = Default.extend({ args: { as: 'ul', 'aria-label': 'Actions' } });
AsList.test('makes each child an item', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(buttons.length);
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {Object.keys(styles.justify).map((justify) => (
        <div key={justify}>
          <p>{justify}</p>
          <Inline justify={justify as keyof typeof styles.justify}>{buttons}</Inline>
        </div>
      ))}
      {Object.keys(styles.align).map((align) => (
        <div key={align}>
          <p>{align}</p>
          <Inline align={align as keyof typeof styles.align}>
            <Button size="small">Compact</Button>
            <Button>Default</Button>
            <Button size="large">Touch</Button>
          </Inline>
        </div>
      ))}
    </div>
  ),
});
