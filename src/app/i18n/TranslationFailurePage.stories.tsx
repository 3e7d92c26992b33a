import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '#components/Button';

import { showTranslationFailure } from './showTranslationFailure';
import { TranslationFailurePage } from './TranslationFailurePage';

const meta = preview.meta({
  component: TranslationFailurePage,
  args: { tries: 0, retrying: false, onRetry: fn(), onGiveUp: fn() },
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story({});
Default.test('says what the specification says, retries, and can do without', async ({ canvas, userEvent, args }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Unable to load translation and all the fallback languages' }),
  ).toBeVisible();
  await expect(canvas.getByRole('alert')).toHaveTextContent('What you have entered is kept.');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Continue anyway' }));
  await expect(args.onGiveUp).toHaveBeenCalledOnce();
});

export const Retrying = Default.extend({ args: { retrying: true } });
Retrying.test('keeps the focus and offers nothing else meanwhile', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: /Try again/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRetry).not.toHaveBeenCalled();
});

export const Dark = Default.extend({ globals: { scheme: 'dark' } });

export const Turkish = Default.extend({ globals: { locale: 'tr' } });

export const OnAPhone = Default.extend({
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Over a page that somebody works on. */
export const OverAPage = Default.extend({
  tags: ['!screen', 'no-visual'],
  render: () => <Button>Save</Button>,
});
OverAPage.test('gives the focus back and leaves nothing behind, however it ends', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Save' });
  const places = document.body.childElementCount;
  for (const way of ['Continue anyway', 'Try again']) {
    button.focus();
    const failure = { namespace: 'common', retry: fn(async () => {}), giveUp: fn() };
    showTranslationFailure(failure);
    await userEvent.click(await screen.findByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(document.body.childElementCount).toBe(places);
    await expect(way === 'Try again' ? failure.retry : failure.giveUp).toHaveBeenCalledOnce();
  }
});
