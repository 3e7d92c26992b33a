import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { FullscreenToggle } from './FullscreenToggle';

type Browser = { enabled: boolean | undefined; element: Element | null; refuses: boolean };
let browser: Browser;

const request = fn(async () => {
  if (browser.refuses) throw new TypeError('Fullscreen request denied');
  change(document.documentElement);
});
const exit = fn(async () => change(null));

function change(element: Element | null) {
  browser.element = element;
  document.dispatchEvent(new Event('fullscreenchange'));
}

/** Mocks the Fullscreen API: the real one would fill the viewer's screen. */
function standIn(state: Partial<Browser> = {}) {
  browser = { enabled: true, element: null, refuses: false, ...state };
  const root = document.documentElement;
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, get: () => browser.enabled },
    fullscreenElement: { configurable: true, get: () => browser.element },
    exitFullscreen: { configurable: true, value: exit },
  });
  Object.defineProperty(root, 'requestFullscreen', { configurable: true, value: request });
  return () => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) {
      Reflect.deleteProperty(document, name);
    }
    Reflect.deleteProperty(root, 'requestFullscreen');
  };
}

const meta = preview.meta({ component: FullscreenToggle, beforeEach: () => standIn() });

export const Default = meta.story({ args: { variant: 'quiet', size: 'medium' } });
Default.test('goes to fullscreen and back', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Toggle Fullscreen', pressed: false });
  const outwards = button.innerHTML;
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Toggle Fullscreen');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  await expect(button.innerHTML).not.toBe(outwards);
  await userEvent.keyboard(' ');
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  await expect(exit).toHaveBeenCalledOnce();
});
Default.test('follows the browser, which a person may leave fullscreen by', async ({ canvas }) => {
  const button = canvas.getByRole('button', { pressed: false });
  change(document.documentElement);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  change(null);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
});

export const Full = Default.extend({ beforeEach: () => standIn({ element: document.documentElement }) });

export const Refused = Default.extend({ tags: ['no-visual'], beforeEach: () => standIn({ refuses: true }) });
Refused.test('tells that the browser did not allow it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect((await screen.findAllByText('Your browser blocked fullscreen.')).length).toBeGreaterThan(0);
  await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
});

export const Turkish = Default.extend({ globals: { locale: 'tr' } });
Turkish.test('is called in Turkish', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Tam ekranı aç/kapat' })).toBeVisible();
});

/** Renders nothing when the browser does not support fullscreen. */
export const NotOffered = Default.extend({ tags: ['no-visual'], beforeEach: () => standIn({ enabled: undefined }) });
NotOffered.test('is not there', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});
