import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '#components/Button';

import { Banner } from './Banner';
import type { BannerProps } from './Banner';
import { noticeTone } from '#theme/softTone.css';

/** A miniature page: the banner and the content below it. */
function OnPage({ onDismiss, ...props }: BannerProps) {
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown ? (
        <Banner
          {...props}
          {...(onDismiss
            ? {
                onDismiss: () => {
                  onDismiss();
                  setShown(false);
                },
              }
            : {})}
        />
      ) : null}
      <div style={{ padding: 24 }}>
        <Button variant="outline">Add a task</Button>
      </div>
    </>
  );
}

const onReload = fn();

const meta = preview.meta({
  component: Banner,
  render: (args) => <OnPage {...args} />,
  parameters: { layout: 'fullscreen' },
  args: { children: 'You are offline. What you change is kept and sent later.' },
});

export const Default = meta.story({
  args: {
    tone: 'warning',
    title: 'No connection.',
    action: (
      <Button size="small" variant="outline" onClick={onReload}>
        Try again
      </Button>
    ),
    onDismiss: fn(),
  },
});
Default.test('is read at the next pause, acts, and goes', async ({ canvas, userEvent, args }) => {
  onReload.mockClear();
  await expect(canvas.getByRole('status')).toHaveTextContent('No connection. You are offline.');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onReload).toHaveBeenCalledTimes(1);
  canvas.getByRole('button', { name: 'Dismiss' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  await expect(canvas.queryByRole('status')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Add a task' })).toHaveFocus();
});

export const Failure = meta.story({ args: { tone: 'error', children: 'The service is down. We are working on it.' } });
Failure.test('interrupts', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The service is down.');
});

export const LongText = Default.extend({
  tags: ['phone'],
  globals: { locale: 'tr', viewport: { value: 'phone' } },
  args: {
    title: 'Bağlantı kurulamıyor.',
    children:
      'İnternet bağlantınız kesildiği için değişiklikleriniz şu anda gönderilemiyor; bağlantı geri geldiğinde kendiliğinden gönderilecek.',
    action: (
      <Button size="small" variant="outline">
        Yeniden dene
      </Button>
    ),
  },
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Object.keys(noticeTone).map((tone) => (
        <Banner
          key={tone}
          tone={tone as keyof typeof noticeTone}
          title={`This is ${tone}.`}
          action={
            <Button size="small" variant="outline">
              See more
            </Button>
          }
          onDismiss={() => {}}
        >
          What it means for the whole page.
        </Banner>
      ))}
    </div>
  ),
});
