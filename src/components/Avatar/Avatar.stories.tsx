import { inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { Avatar } from './Avatar';
import * as styles from './Avatar.css';

const meta = preview.meta({ component: Avatar, args: { id: 'user-1', name: 'Ayşe Yılmaz' } });

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path fill="#3e63dd" d="M0 0h36v36H0z"/><circle cx="18" cy="14" r="7" fill="#edf2fe"/><path fill="#edf2fe" d="M4 36a14 14 0 0 1 28 0z"/></svg>',
)}`;

export const Initials = meta.story({ args: { size: 'large' } });
Initials.test('is a picture with the name of the person', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Ayşe Yılmaz' })).toHaveTextContent('AY');
});

export const Picture = Initials.extend({ args: { src: picture } });
Picture.test('shows it', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  await expect(canvas.getByRole('img', { name: 'Ayşe Yılmaz' })).not.toHaveTextContent('AY');
});

export const BrokenPicture = Initials.extend({ tags: ['no-visual'], args: { src: 'data:image/png;base64,broken' } });
BrokenPicture.test('falls back to the initials', async ({ canvas }) => {
  await expect(await canvas.findByText('AY')).toBeVisible();
});

export const BesideTheName = Initials.extend({
  args: { decorative: true, size: 'medium' },
  render: (args) => (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      <Avatar {...args} /> {args.name}
    </span>
  ),
});
BesideTheName.test('says the name once', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(canvas.getByText('Ayşe Yılmaz')).toBeVisible();
});

export const WithStatus = Initials.extend({ args: { status: 'away', size: 'medium' } });
WithStatus.test('says the state after the name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Ayşe Yılmaz' })).toBeVisible();
  await expect(canvas.getByText('Away')).toBeInTheDocument();
});

export const InAWideCell = WithStatus.extend({
  tags: ['no-visual'],
  render: (args) => (
    <div style={{ display: 'grid', inlineSize: 300 }}>
      <Avatar {...args} />
    </div>
  ),
});
InAWideCell.test('keeps the dot at its rim', async ({ canvas, canvasElement }) => {
  const rim = inlineEdges(canvas.getByRole('img')).end;
  const dot = inlineEdges(canvasElement.querySelector('svg') ?? canvasElement).end;
  await expect(Math.abs(dot - rim)).toBeLessThan(8);
});

export const NoName = Initials.extend({ args: { name: ' ' } });
NoName.test('still has a name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Unnamed' })).toBeVisible();
});

export const TurkishCapitals = Initials.extend({ args: { name: 'ismail ılgaz' }, globals: { locale: 'tr' } });

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {Object.keys(styles.size).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {['Ayşe Yılmaz', 'Brian Hughes', 'Çağla Şen', 'Işıl Ünal', 'Oya İnce', 'Tina', 'Ğ'].map((name) => (
            <Avatar key={name} id={name} name={name} size={size as keyof typeof styles.size} />
          ))}
          {(['online', 'away', 'busy', 'notVisible'] as const).map((status) => (
            <Avatar
              key={status}
              id="user-2"
              name="Brian Hughes"
              status={status}
              size={size as keyof typeof styles.size}
            />
          ))}
        </div>
      ))}
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
