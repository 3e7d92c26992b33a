import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Progress } from './Progress';
import * as styles from './Progress.css';

const meta = preview.meta({
  component: Progress,
  args: { label: 'Uploading the photographs' },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{<Story />}</div>],
});

const sizes = ['small', 'medium', 'large'] as const;

export const Default = meta.story({
  args: { value: 45, variant: 'bar', size: 'medium', tone: 'primary' },
});
Default.test('tells how far it has come', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Uploading the photographs' });
  await expect(bar).toHaveAttribute('aria-valuenow', '45');
  await expect(bar).toHaveAttribute('aria-valuetext', '45%');
  const fill = bar.firstElementChild?.getBoundingClientRect().width ?? 0;
  await expect(Math.round((fill / bar.getBoundingClientRect().width) * 100)).toBe(45);
});

export const Endless = meta.story({ globals: { motion: 'reduced' }, args: {} });
Endless.test('makes up no number', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar');
  await expect(bar).not.toHaveAttribute('aria-valuenow');
  await expect(bar).not.toHaveAttribute('aria-valuetext');
});

export const Turkish = Default.extend({
  globals: { locale: 'tr' },
  args: { label: 'Doğrulanması beklenen kuruluşların fotoğrafları karşıya yükleniyor', value: 3, max: 8 },
});
Turkish.test('writes the percentage as the language does', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '%38');
});

export const InWords = Default.extend({ args: { value: 3, max: 8, valueText: '3 of 8 files', variant: 'circle' } });
InWords.test('says the words instead of the number', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 8 files');
  await expect(canvas.getByText('3 of 8 files')).toBeVisible();
});

export const Cancellable = Default.extend({ tags: ['no-visual'], args: { onCancel: fn() } });
Cancellable.test('is stopped by a button that names the process', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  const button = canvas.getByRole('button', { name: 'Cancel: Uploading the photographs' });
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

export const CancellableCircle = Cancellable.extend({
  tags: ['no-visual'],
  globals: { motion: 'reduced', locale: 'tr' },
  args: { label: 'Fotoğraflar yükleniyor', variant: 'circle', value: undefined },
});
CancellableCircle.test('is stopped in Turkish too', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'İptal et: Fotoğraflar yükleniyor' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

export const Matrix = meta.story({
  globals: { motion: 'reduced' },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {Object.keys(styles.tone).map((tone, index) => (
        <Progress
          key={tone}
          label={tone}
          tone={tone as keyof typeof styles.tone}
          value={100 - index * 33}
          size={sizes[index] ?? 'medium'}
        />
      ))}
      <div style={{ display: 'flex', gap: 24, flexWrap: 'wrap' }}>
        {sizes.map((size, index) => (
          <Progress key={size} variant="circle" label={size} size={size} value={(index + 1) * 25} />
        ))}
      </div>
      <div style={{ display: 'flex', gap: 24 }}>
        <Progress variant="circle" label="Nothing yet" value={0} />
        <Progress variant="circle" label="Endless" />
      </div>
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark', motion: 'reduced' } });
