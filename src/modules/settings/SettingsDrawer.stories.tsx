import preview from '#.storybook/preview';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '#components/Button';
import {
  appearanceKey,
  appearanceStore,
  applyAppearance,
  defaultAppearance,
  parseAppearance,
  saveAppearance,
} from '#lib/appearance/appearance';
import { saveLayoutForSession, layoutKey, restoreLayoutChoice } from '#lib/appearance/layoutChoice';

import { SettingsDrawer } from './SettingsDrawer';
import type { SettingsDrawerProps } from './SettingsDrawer';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}${hash}`}</output>;
}

/** A minimal page with a button that opens the settings. */
function OnPage({ open: initially, onClose }: SettingsDrawerProps) {
  const [open, setOpen] = useState(initially);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Settings</Button>
      <Address />
      <SettingsDrawer
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const radio = (groupName: string, name: string) => group(groupName).getByRole('radio', { name });
const opened = () => screen.findByRole('dialog', { name: 'Settings' });

const meta = preview.meta({
  component: SettingsDrawer,
  tags: ['screen'],
  render: (args) => <OnPage {...args} />,
  args: { open: true, onClose: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Goes to the next group, to the radio that is chosen there'],
      ['Arrow Right, Arrow Down', 'Chooses the next of the group; after the last comes the first'],
      ['Arrow Left, Arrow Up', 'Chooses the one before'],
      ['Escape', 'Closes the settings; the focus goes back to where it was'],
    ],
  },
  beforeEach({ globals }) {
    // Saves the toolbar's theme and scheme as if they were chosen on this device.
    saveAppearance(parseAppearance({ theme: globals['theme'], scheme: globals['scheme'] }));
    restoreLayoutChoice({});
    // As `syncAppearanceAcrossTabs` does in the app, but only for the length of a story.
    return appearanceStore.subscribe(() => applyAppearance(appearanceStore.get()));
  },
});

export const Default = meta.story({});
Default.test('has the start values chosen', async () => {
  await opened();
  await expect(radio('Theme', 'Brand')).toBeChecked();
  await expect(radio('Layout', 'Classy')).toBeChecked();
  await expect(group('Layout').getAllByRole('radio')).toHaveLength(11);
  await expect(screen.getByRole('radiogroup', { name: 'Scheme' })).toHaveAccessibleDescription(
    'Auto follows your device setting.',
  );
});
Default.test('is used by keyboard alone; each choice shows at once and is remembered', async ({ userEvent, args }) => {
  const html = document.documentElement;
  await opened();
  await expect(radio('Theme', 'Brand')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(radio('Theme', 'Teal')).toBeChecked();
  await expect(html).toHaveClass('theme-teal');
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
  await expect(radio('Theme', 'Amber')).toHaveFocus();
  await expect(html).toHaveClass('theme-amber');
  await expect(html).not.toHaveClass('theme-teal');

  await userEvent.click(radio('Scheme', 'Auto'));
  await userEvent.keyboard('{ArrowDown}');
  await expect(html).toHaveClass('dark');
  await userEvent.keyboard('{ArrowRight}');
  await expect(html).toHaveClass('light');
  await expect(localStorage.getItem(appearanceKey)).toBe('{"theme":"amber","scheme":"light"}');

  await userEvent.tab();
  await expect(radio('Layout', 'Classy')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect(radio('Layout', 'Dense')).toBeChecked();
  await expect(localStorage.getItem(layoutKey)).toBe('dense');

  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});
Default.test('changes all colours at once, those of buttons too', async ({ globals }) => {
  await opened();
  saveAppearance({ ...defaultAppearance, scheme: globals['scheme'] === 'dark' ? 'light' : 'dark' });
  await expect(screen.getByRole('button', { name: 'Reset to defaults' }).getAnimations()).toEqual([]);
});
Default.test('goes back to the defaults, and back again', async ({ userEvent }) => {
  await opened();
  const reset = screen.getByRole('button', { name: 'Reset to defaults' });
  await userEvent.click(radio('Theme', 'Purple'));
  await userEvent.click(radio('Scheme', 'Dark'));
  await userEvent.click(radio('Layout', 'Thin'));
  await userEvent.click(reset);
  await expect(document.documentElement).toHaveClass('theme-brand', 'light');
  await expect(radio('Layout', 'Classy')).toBeChecked();
  await expect(localStorage.getItem(layoutKey)).toBeNull();
  await expect(reset).toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(document.documentElement).toHaveClass('theme-purple', 'dark');
  await expect(radio('Layout', 'Thin')).toBeChecked();
  await expect(localStorage.getItem(layoutKey)).toBe('thin');
  await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await expect(reset).toHaveFocus();
});
Default.test('follows what another tab chooses', async () => {
  await opened();
  localStorage.setItem(appearanceKey, '{"theme":"rose","scheme":"dark"}');
  dispatchEvent(new StorageEvent('storage', { key: appearanceKey }));
  localStorage.setItem(layoutKey, 'modern');
  dispatchEvent(new StorageEvent('storage', { key: layoutKey }));
  await waitFor(() => expect(radio('Theme', 'Rose')).toBeChecked());
  await expect(radio('Layout', 'Modern')).toBeChecked();
  await expect(document.documentElement).toHaveClass('theme-rose', 'dark');
});

/** Opened at a URL with a `layout` parameter. */
export const LayoutOfTheAddress = Default.extend({
  parameters: { at: '/home?tab=2&layout=dense&sort=name#list' },
  beforeEach: () => saveLayoutForSession('dense'),
});
LayoutOfTheAddress.test('ends with a choice, and leaves the rest of the address', async ({ canvas, userEvent }) => {
  await opened();
  await expect(radio('Layout', 'Dense')).toBeChecked();
  await userEvent.click(radio('Layout', 'Material'));
  await expect(radio('Layout', 'Material')).toBeChecked();
  await waitFor(() =>
    expect(canvas.getByLabelText('Address', { selector: 'output' })).toHaveTextContent('/home?tab=2&sort=name#list'),
  );
  await expect(sessionStorage.getItem(layoutKey)).toBeNull();
});

export const Dark = Default.extend({ globals: { scheme: 'dark' } });
export const Turkish = Default.extend({ globals: { locale: 'tr' } });
export const OnAPhone = Default.extend({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });

/** The browser blocks storage, or it is full. */
export const StorageRefused = Default.extend({
  beforeEach() {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('The browser refuses.', 'QuotaExceededError');
    };
    return () => {
      Storage.prototype.setItem = setItem;
      saveAppearance(defaultAppearance);
      restoreLayoutChoice({});
    };
  },
  async play({ userEvent }) {
    await opened();
    await userEvent.click(radio('Theme', 'Teal'));
    await screen.findByText('Your browser does not store data for this site');
  },
});
StorageRefused.test('says so, and applies the choice all the same', async ({ userEvent }) => {
  await expect(document.documentElement).toHaveClass('theme-teal');
  await expect(radio('Theme', 'Teal')).toBeChecked();
  await userEvent.click(radio('Layout', 'Thin'));
  await expect(radio('Layout', 'Thin')).toBeChecked();
  await expect(localStorage.getItem(layoutKey)).toBeNull();
});
