import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { Picture } from './Picture';

const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice"><path fill="#c2e5ff" d="M0 0h320v200H0z"/><circle cx="250" cy="50" r="22" fill="#fff3c2"/><path fill="#5b9ad4" d="M0 130h320v70H0z"/><path fill="#2b6b46" d="M0 140l70-62 60 50 50-38 90 66 50-30v74H0z"/><path fill="#f4f4f0" d="M150 96h14v50h-14zM146 90h22v8h-22z"/></svg>`,
  )}`;
const tiny = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><path fill="#c2e5ff" d="M0 0h3v1H0z"/><path fill="#3f7f79" d="M0 1h3v1H0z"/></svg>',
)}`;

const meta = preview.meta({
  component: Picture,
  args: { src: drawing(320, 200), alt: 'The lighthouse above the bay', width: 320, height: 200 },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{<Story />}</div>],
});

export const Default = meta.story({
  args: { extent: 'full', fit: 'cover', radius: 'card', loading: 'lazy', color: '#5b9ad4', placeholder: tiny },
});
Default.test('shows the picture in the room that was kept', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: 'The lighthouse above the bay' });
  await waitFor(() => expect(picture).toHaveAttribute('data-status', 'loaded'));
  await expect(picture).toHaveAttribute('loading', 'lazy');
  const { width, height } = picture.getBoundingClientRect();
  await expect(width / height).toBeCloseTo(1.6, 1);
});

export const Loading = Default.extend({ args: { src: undefined } });
Loading.test('keeps the room, with a blur of what comes', async ({ canvasElement }) => {
  const [placeholder, picture] = canvasElement.querySelectorAll('img');
  await expect(picture).toHaveAttribute('data-status', 'loading');
  await expect(placeholder?.src).toBe(tiny);
  await expect(picture?.parentElement?.offsetHeight).toBe(200);
});

export const Broken = Default.extend({ args: { src: 'data:image/png;base64,broken' } });
Broken.test('says what it would have shown, in the same room', async ({ canvas }) => {
  const words = await canvas.findByText('The lighthouse above the bay');
  await expect(words).toBeVisible();
  await expect(words.closest<HTMLElement>('[style]')?.offsetHeight).toBe(200);
});

export const LongText = Broken.extend({
  args: {
    alt: 'Fırtınadan sonra limanın girişindeki deniz fenerinin önünde toplanan balıkçı tekneleri ve martılar',
    ratio: 1,
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Picture {...args} radius="small" ratio={16 / 9} />
      <Picture {...args} fit="contain" ratio={1} color="#10243a" />
      <Picture {...args} width={160} height={100} extent="natural" radius="card" />
      <Picture {...args} src="data:image/png;base64,broken" alt="" width={160} height={100} extent="natural" />
    </div>
  ),
});

export const Dark = Broken.extend({ globals: { scheme: 'dark' } });
