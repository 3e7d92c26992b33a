import MapPinIcon from '@heroicons/react/24/outline/MapPinIcon';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { LinkButton } from './LinkButton';

const meta = preview.meta({
  component: LinkButton,
  args: { children: 'Search the whole country', href: '/search/anywhere' },
});

const tones = ['primary', 'neutral', 'accent', 'info', 'success', 'warning', 'error'] as const;
const variants = ['solid', 'soft', 'outline', 'quiet'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Default = meta.story({ args: { tone: 'primary', variant: 'solid', size: 'medium' } });
Default.test('is a link to assistive technology', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Search the whole country' })).toHaveAttribute(
    'href',
    '/search/anywhere',
  );
});

export const WithIcon = Default.extend({ args: { leadingIcon: MapPinIcon, size: 'large' } });

export const Full = Default.extend({ args: { fullWidth: true } });
Full.test('fills its container', async ({ canvas }) => {
  const link = canvas.getByRole('link');
  await expect(link.offsetWidth).toBe(link.parentElement?.clientWidth);
});

export const LongText = Default.extend({
  args: {
    children: 'Ülkenin tamamında, mesafe sınırı olmadan yeniden ara ve sonuçları göster',
    leadingIcon: MapPinIcon,
  },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{<Story />}</div>],
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tones.map((tone) => (
        <div key={tone} style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
          {variants.map((variant) =>
            sizes.map((size) => (
              <LinkButton key={`${variant}-${size}`} href="/" tone={tone} variant={variant} size={size}>
                {tone}
              </LinkButton>
            )),
          )}
        </div>
      ))}
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
