import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Kbd } from './Kbd';

const meta = preview.meta({ component: Kbd, args: { keys: 'Mod+Shift+K' } });

export const Default = meta.story({ args: { variant: 'caps', platform: 'other' } });
Default.test('is read by the names of the keys', async ({ canvas }) => {
  await expect(canvas.getByText('Control + Shift + K')).toBeInTheDocument();
  await expect(canvas.getByText('Ctrl')).toHaveAttribute('aria-hidden', 'true');
});

export const Apple = Default.extend({ args: { platform: 'apple' } });
Apple.test('shows the signs and the order of an Apple keyboard, and says their names', async ({ canvas }) => {
  await expect(canvas.getByText('Shift + Command + K')).toBeInTheDocument();
  await expect(canvas.getByText('⌘')).toBeVisible();
});

export const Turkish = Default.extend({ globals: { locale: 'tr' }, args: { keys: 'Mod+Space' } });
Turkish.test('says the names in Turkish', async ({ canvas }) => {
  await expect(canvas.getByText('Kontrol + Boşluk')).toBeInTheDocument();
});

export const InText = meta.story({
  render: () => (
    <p style={{ maxInlineSize: '44ch' }}>
      Press <Kbd keys="Mod+K" platform="other" /> to find anything, <Kbd keys="Up" platform="other" />{' '}
      <Kbd keys="Down" platform="other" /> to walk through what was found and <Kbd keys="Enter" platform="other" /> to
      open it.
    </p>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, max-content)', gap: 16, alignItems: 'center' }}>
      {['Mod+K', 'Mod+Shift+P', 'Alt+Up', 'Shift+Enter', 'Mod+Backspace', 'F2', 'Esc', 'Mod++'].map((keys) =>
        (['other', 'apple'] as const).map((platform) =>
          (['caps', 'plain'] as const).map((look) => (
            <Kbd key={`${keys}-${platform}-${look}`} keys={keys} platform={platform} variant={look} />
          )),
        ),
      )}
    </div>
  ),
});
