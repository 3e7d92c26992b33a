import { Button } from '#components/Button';
import { Link } from '#components/Link';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Card, CardSection } from './Card';
import * as styles from './Card.css';

const meta = preview.meta({ component: Card });
const onSave = fn();

export const Default = meta.story({
  args: {
    as: 'article',
    padding: 'medium',
    children: (
      <>
        <h2>Night and weekend care</h2>
        <p>Where to go when your practice is closed.</p>
      </>
    ),
  },
});

export const Interactive = Default.extend({
  args: {
    interactive: true,
    children: (
      <>
        <h2>
          <Link href="#opened" variant="stretched">
            Night and weekend care
          </Link>
        </h2>
        <p>Where to go when your practice is closed.</p>
      </>
    ),
    actions: <Button onClick={onSave}>Save for later</Button>,
  },
});
Interactive.test('is one target as a whole', async ({ canvas }) => {
  const card = canvas.getByRole('article');
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const link = canvas.getByRole('link', { name: 'Night and weekend care' });
  for (const [x, y] of [
    [left + 6, top + 6],
    [right - 6, top + 6],
    [right - 6, bottom - 6],
  ] as const) {
    await expect(document.elementFromPoint(x, y)).toBe(link);
  }
});
Interactive.test('keeps its own controls apart', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Save for later' });
  const { left, top } = button.getBoundingClientRect();
  await expect(document.elementFromPoint(left + 6, top + 6)).toBe(button);
  onSave.mockClear();
  await userEvent.click(button);
  await expect(onSave).toHaveBeenCalledTimes(1);
});
Interactive.test('shows where the keyboard is around the card', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const link = canvas.getByRole('link');
  await expect(link).toHaveFocus();
  await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
});

export const LongText = Interactive.extend({
  args: {
    children: (
      <h2>
        <Link href="#opened" variant="stretched">
          Afyonkarahisarlılaştırabildiklerimizdenmişsinizcesine uzun bir başlığı olan hafta sonu bakım merkezi
        </Link>
      </h2>
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{<Story />}</div>],
});
LongText.test('breaks long words instead of its border', async ({ canvas }) => {
  const card = canvas.getByRole('article');
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});

export const Matrix = meta.story({
  args: { children: null },
  render: () => (
    <ul style={{ display: 'grid', gap: 16, gridTemplateColumns: '1fr 1fr' }}>
      {Object.keys(styles.padding).map((padding) => (
        <Card key={padding} as="li" padding={padding as keyof typeof styles.padding}>
          {padding}
        </Card>
      ))}
    </ul>
  ),
});

export const Dark = Interactive.extend({ globals: { scheme: 'dark' } });

export const Section = meta.story({
  tags: ['no-visual'],
  render: () => (
    <CardSection title="Reading" description="How emails are listed and opened.">
      <p>Density</p>
    </CardSection>
  ),
});
Section.test('is a region with the name of its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Reading' })).toContainElement(
    canvas.getByRole('heading', { level: 2, name: 'Reading' }),
  );
});
