import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Link } from './Link';
import * as styles from './Link.css';

const meta = preview.meta({ component: Link, args: { children: 'How results are ordered', href: '/about-us' } });

export const Inline = meta.story({
  args: { variant: 'inline' },
  render: (args) => (
    <p style={{ maxInlineSize: '40ch' }}>
      Nearest first, then the better match. <Link {...args} /> explains all of it in plain words.
    </p>
  ),
});
Inline.test('is seen without colour and reached by keyboard', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'How results are ordered' });
  await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await expect(getComputedStyle(link).outlineStyle).toBe('solid');
});

export const Current = meta.story({ args: { variant: 'quiet', current: 'page' } });
Current.test('is told to be where the person is', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
});

export const LongText = Inline.extend({
  args: { children: 'Bağımsızlaştırılamayanlardan kaynaklanan sıralama ölçütlerinin ayrıntılı açıklaması' },
});

export const Matrix = meta.story({
  render: (args) => (
    <ul style={{ display: 'grid', gap: 16 }}>
      {Object.keys(styles.variant).map((variant) => (
        <li key={variant} style={{ position: 'relative', padding: 8 }}>
          <Link {...args} variant={variant as keyof typeof styles.variant}>
            {variant}
          </Link>
        </li>
      ))}
    </ul>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
