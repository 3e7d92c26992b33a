import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { TextArea } from '#components/TextArea';
import { now, setClock } from '#lib/time/clock';
import { lastActivityKey } from '#lib/session/inactivity';

import { Inactivity } from './Inactivity';
import { InactivityNotice } from './InactivityNotice';
import { InactivityWarning } from './InactivityWarning';
import type { InactivityWarningProps } from './InactivityWarning';
import { lazyOverlayHost } from '#app/overlays/showOverlay';

/** A page with an unfinished text, and the dialog above it. */
function OnPage(props: Partial<InactivityWarningProps>) {
  const [text, setText] = useState('The lift on the north side is out of order, and the ramp');
  return (
    <main>
      <TextArea label="Note" value={text} onChange={setText} />
      <InactivityWarning open seconds={5} limit={1_800_000} onStay={fn()} onSignOut={fn()} {...props} />
    </main>
  );
}

const meta = preview.meta({
  component: InactivityWarning,
  args: { open: true, seconds: 5, limit: 1_800_000, onStay: fn(), onSignOut: fn() },
  render: (args) => <OnPage {...args} />,
  parameters: {
    keyboard: [
      ['Tab', 'Stops the countdown and goes to the next control'],
      ['Enter, Space', 'Presses the button that has the focus; at first “Stay signed in”'],
      ['Escape', 'Stays signed in'],
      ['Any other key', 'Stays signed in'],
    ],
  },
});

export const Warning = meta.story();
Warning.test('says what is about to happen, and offers to stay', async ({ args, userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' });
  await expect(dialog).toHaveAccessibleDescription(/^You’ve been inactive for 30 minutes\./);
  const stay = screen.getByRole('button', { name: 'Stay signed in' });
  await waitFor(() => expect(stay).toHaveFocus());
  await screen.findByText('You will be signed out in 5 seconds.', { selector: '[role="status"] *' });
  await userEvent.keyboard('{Enter}');
  await expect(args.onStay).toHaveBeenCalledOnce();
});

export const LastSecond = meta.story({ tags: ['no-visual'], args: { seconds: 1 } });

/** Activity has stopped the countdown; the dialog stays open in case the person is about to use one of its buttons. */
export const Stopped = meta.story({ args: { seconds: undefined } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const OnAPhone = meta.story({
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** The message on the next page after a time-out. */
export const Ended = meta.story({
  render: () => (
    <>
      <InactivityNotice notice="saved" />
      <lazyOverlayHost.Component />
    </>
  ),
});
Ended.test('says why nobody is signed in, until it is dismissed', async () => {
  await expect(
    await screen.findByText('You were signed out after 30 minutes of inactivity. Your work is saved.', {
      selector: '[role="status"] *',
    }),
  ).toBeInTheDocument();
});

const timedOut = fn();
const signedOut = fn();
const base = Date.UTC(2026, 2, 16, 10);

const clock = () => ({ now: now().getTime(), awake: now().getTime() - base });

/** Advances the clocks to this many seconds after the start, and lets the tab notice. */
function pass(seconds: number) {
  setClock(new Date(base + seconds * 1000));
  window.dispatchEvent(new Event('focus'));
}

/** The watch itself, on a clock that the test controls. */
export const Watch = meta.story({
  render: () => (
    <main>
      <TextArea label="Note" value="" onChange={() => {}} />
      <Inactivity
        limits={{ limit: 60_000, countdown: 20_000 }}
        clock={clock}
        onTimeOut={timedOut}
        onSignOut={signedOut}
      />
    </main>
  ),
  beforeEach() {
    timedOut.mockClear();
    signedOut.mockClear();
  },
});
Watch.test('warns, counts down, and ends the session once', async () => {
  pass(59);
  await expect(screen.queryByRole('dialog')).toBeNull();
  pass(60);
  const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(dialog).toHaveAccessibleDescription(/^You’ve been inactive for 1 minute\./);
  await waitFor(() =>
    expect(screen.getByText('You will be signed out in 20 seconds.', { selector: 'p' })).toBeVisible(),
  );
  pass(79);
  await screen.findByText('You will be signed out in 1 second.');
  pass(80);
  pass(90);
  await expect(timedOut).toHaveBeenCalledOnce();
});
Watch.test('any key stops the countdown', async ({ userEvent }) => {
  pass(70);
  await screen.findByRole('dialog');
  await userEvent.keyboard('a');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  pass(120);
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(timedOut).not.toHaveBeenCalled();
});
Watch.test('the pointer stops it too, and still reaches the way out', async ({ userEvent }) => {
  pass(70);
  const out = await screen.findByRole('button', { name: 'Sign out now' });
  await userEvent.hover(out);
  await screen.findByRole('dialog', { name: 'You are still signed in' });
  await userEvent.click(out);
  await expect(signedOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
Watch.test('nothing moves under a press, which reaches its button', async ({ userEvent }) => {
  pass(70);
  const out = await screen.findByRole('button', { name: 'Sign out now' });
  await waitFor(() => expect(out).toBeVisible());
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  const before = out.getBoundingClientRect();
  await userEvent.pointer({ keys: '[TouchA>]', target: out });
  await expect(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await expect(out.getBoundingClientRect()).toEqual(before);
  await userEvent.pointer({ keys: '[/TouchA]', target: out });
  await waitFor(() => expect(signedOut).toHaveBeenCalled());
});
Watch.test('Tab reaches the way out', async ({ userEvent }) => {
  pass(70);
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
  await userEvent.tab({ shift: true });
  await expect(screen.getByRole('button', { name: 'Sign out now' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(signedOut).toHaveBeenCalledOnce();
});
Watch.test('is kept by activity in another tab, which is told by the storage', async () => {
  pass(70);
  await screen.findByRole('dialog');
  const stamp = String(base + 69_000);
  window.dispatchEvent(new StorageEvent('storage', { key: lastActivityKey, newValue: stamp }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'tr' }));
  pass(129);
  await expect(screen.queryByRole('dialog')).toBeNull();
  pass(130);
  await screen.findByRole('dialog');
});
