import { HttpError, NetworkError } from '#lib/http/request';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { ErrorState } from './ErrorState';

const meta = preview.meta({ component: ErrorState });

const broken = new HttpError(
  { type: 'about:blank', code: 'internal', title: 'Internal error', status: 500 },
  '5f0c2d1e-7c5b-4a53-9f43-3b8f3a3f9a77',
);

export const Server = meta.story({ args: { error: broken, onRetry: fn(), headingLevel: 2 } });
Server.test('says what happened and tries again', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'There is a problem with the service' })).toBeVisible();
  await expect(canvas.getByRole('alert')).toHaveTextContent('Try again later.');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});
Server.test('folds the request number away', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/^5f0c2d1e/)).not.toBeVisible();
  await userEvent.click(canvas.getByText('Details for support'));
  await expect(canvas.getByText(/^5f0c2d1e/)).toBeVisible();
});

export const NamedThing = Server.extend({ args: { what: 'the opening hours', headingLevel: 3 } });
NamedThing.test('names what is missing', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: 'Could not load the opening hours' })).toBeVisible();
});

export const Offline = meta.story({ args: { error: new NetworkError('offline', 'r-1'), onRetry: fn() } });
Offline.test('tells to check the connection', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('You are offlineCheck your internet connection');
});

export const Unknown = meta.story({ args: { error: 'a text somebody threw', onRetry: fn() } });
Unknown.test('has words for anything', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(canvas.queryByText('Details for support')).toBeNull();
});

export const Busy = Server.extend({ args: { loading: true } });
Busy.test('swallows presses while it tries', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Try again' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).not.toHaveBeenCalled();
});

export const LongText = Server.extend({
  globals: { locale: 'tr' },
  args: { what: 'işletmenin çalışma saatleri ve resmî tatillerdeki nöbet bilgileri' },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
});
LongText.test('speaks Turkish', async ({ canvas }) => {
  await expect(canvas.getByRole('heading')).toHaveTextContent(/bilgileri yüklenemedi$/);
  await expect(canvas.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
});

export const Matrix = meta.story({
  args: { error: null },
  render: () => (
    <div>
      {(['offline', 'timeout', 'unreachable', 'malformed'] as const).map((reason) => (
        <ErrorState key={reason} error={new NetworkError(reason, reason)} onRetry={() => {}} />
      ))}
      {[401, 403, 404, 422, 429, 500].map((status) => (
        <ErrorState
          key={status}
          error={new HttpError({ type: 'about:blank', code: `e${status}`, title: '', status }, `r-${status}`)}
          onRetry={() => {}}
        />
      ))}
    </div>
  ),
});

export const Dark = Server.extend({ globals: { scheme: 'dark' } });
