import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { surfaces } from '#theme/surfaces.css';

import { NavigationBadge, NavigationRow } from './Navigation';
import type { NavigationRowProps } from './Navigation';

const meta = preview.meta({
  component: NavigationRow,
  args: {
    currentHref: '/',
    onClick: fn(),
  },
});

export const Default = meta.story({
  args: {
    item: {
      id: 'mailbox',
      type: 'basic',
      title: 'Mailbox',
      link: '/mailbox',
      icon: 'heroicons_outline:envelope',
      badge: { title: '27', tone: 'primary' },
    },
    variant: 'row',
    level: 0,
    words: '',
  },
});
Default.test('tells when it is followed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Mailbox 27' }));
  await expect(args.onClick).toHaveBeenCalledOnce();
});

const tones = ['primary', 'accent', 'neutral', 'info', 'success', 'warning', 'error'] as const;
const looks = ['row', 'tile', 'icon'] as const;

function Rows(props: NavigationRowProps) {
  return looks.map((look) => (
    <div key={look} style={{ display: 'grid', gap: 4, inlineSize: look === 'row' ? 256 : 96 }}>
      <NavigationRow {...props} variant={look} />
      <NavigationRow {...props} variant={look} currentHref="/mailbox/7" />
      <NavigationRow {...props} variant={look} item={{ ...props.item, disabled: true }} />
      <NavigationRow
        {...props}
        variant={look}
        item={{ ...props.item, title: 'Değerlendirilememişlerin listesi' }}
        words="deger"
      />
    </div>
  ));
}

/**
 * Every variant in its default, current, disabled and search-match state, and every badge, on each of the three
 * surfaces.
 */
export const Matrix = Default.extend({
  render: (args) => (
    <div style={{ display: 'grid' }}>
      {(['panel', 'dark', 'primary'] as const).map((tone) => (
        <div key={tone} className={surfaces[tone]} style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24 }}>
          <Rows {...args} />
          <div style={{ display: 'grid', gap: 8, alignContent: 'start' }}>
            {(['pill', 'rectangle', 'oval', 'text'] as const).map((look) => (
              <div key={look} style={{ display: 'flex', gap: 8 }}>
                {tones.map((badge) => (
                  <NavigationBadge key={badge} title="8" tone={badge} variant={look} />
                ))}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark', theme: 'amber' } });
