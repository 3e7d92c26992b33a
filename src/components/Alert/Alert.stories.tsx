import { Button } from '#components/Button';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Alert } from './Alert';
import { statusTone } from '#theme/softTone.css';

const meta = preview.meta({ component: Alert });
const onRetry = fn();

export const Info = meta.story({
  args: { tone: 'info', title: 'There were no results within 3 km, so we searched up to 10 km.' },
});
Info.test('waits for a pause', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('There were no results within 3 km');
});

export const Failure = Info.extend({
  args: {
    tone: 'error',
    title: 'Your changes were not saved',
    children: 'The service did not answer. What you typed is still here.',
    action: <Button onClick={onRetry}>Try again</Button>,
    onDismiss: fn(),
  },
});
Failure.test('interrupts, and can be acted on and sent away', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('What you typed is still here.');
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledTimes(1);
});

export const LongText = Failure.extend({
  globals: { locale: 'tr' },
  args: {
    title: 'Değişiklikleriniz sunucuya ulaşılamadığı için kaydedilemedi',
    children:
      'Hizmetten yanıt alınamadı; yazdıklarınız bu sayfada duruyor. İnternet bağlantınızı kontrol ettikten sonra yeniden deneyebilirsiniz.',
    action: <Button onClick={onRetry}>Değişiklikleri yeniden kaydet</Button>,
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
});
LongText.test('stays inside a narrow column', async ({ canvas }) => {
  const column = canvas.getByRole('alert').closest<HTMLElement>('[style]');
  await expect(column?.scrollWidth).toBe(288);
});

export const Matrix = meta.story({
  args: { title: '' },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Object.keys(statusTone).map((tone) => (
        <Alert key={tone} tone={tone as keyof typeof statusTone} title={`This is ${tone}`} onDismiss={() => {}}>
          What it means and what to do about it.
        </Alert>
      ))}
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
