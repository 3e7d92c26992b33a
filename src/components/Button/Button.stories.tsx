import ChevronDownIcon from '@heroicons/react/24/outline/ChevronDownIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import preview from '#.storybook/preview';
import { Fragment } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from './Button';

const meta = preview.meta({
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Moves to the button; also while it is loading, not while it is disabled'],
      ['Enter, Space', 'Presses it'],
    ],
  },
});

export const Default = meta.story({ args: { tone: 'primary', variant: 'solid', size: 'medium', type: 'button' } });
Default.test('is pressed by mouse, Enter and Space', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Save changes' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter} ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
});

export const WithIcon = Default.extend({ args: { children: 'Search', leadingIcon: MagnifyingGlassIcon } });

export const Busy = Default.extend({ args: { loading: true } });
Busy.test('keeps focus and swallows presses', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Save changes' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

/** The same label idle and loading, one below the other: the width does not change. */
export const BusyWidth = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button>Kaydet</Button>
      <Button loading>Kaydet</Button>
      <Button leadingIcon={MagnifyingGlassIcon}>Ara</Button>
      <Button leadingIcon={MagnifyingGlassIcon} loading>
        Ara
      </Button>
    </div>
  ),
});
BusyWidth.test('does not change while it works', async ({ canvas }) => {
  const [rest, work, iconRest, iconWork] = canvas.getAllByRole('button').map((button) => button.offsetWidth);
  await expect(work).toBe(rest);
  await expect(iconWork).toBe(iconRest);
});

export const Disabled = Default.extend({ args: { disabled: true } });

export const LongLabel = Default.extend({
  args: { children: 'Değişiklikleri kaydet ve bütün bildirimleri okundu olarak işaretle' },
});

const tones = ['primary', 'neutral', 'accent', 'info', 'success', 'warning', 'error'] as const;
const variants = ['solid', 'soft', 'outline', 'quiet'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** Every tone in every variant, then every size with its possible contents and states. */
export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32, justifyItems: 'start', overflowX: 'auto' }}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, max-content)', gap: 12 }}>
        {tones.map((tone) =>
          variants.map((variant) => (
            <Button key={`${tone}-${variant}`} tone={tone} variant={variant} leadingIcon={MagnifyingGlassIcon}>
              {`${tone} ${variant}`}
            </Button>
          )),
        )}
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(7, max-content)', gap: 12, alignItems: 'center' }}>
        {variants.map((variant) =>
          sizes.map((size) => {
            const look = { tone: 'primary', variant, size } as const;
            return (
              <Fragment key={`${variant}-${size}`}>
                <Button {...look}>Search</Button>
                <Button {...look} leadingIcon={MagnifyingGlassIcon}>
                  Search
                </Button>
                <Button {...look} trailingIcon={ChevronDownIcon}>
                  Search
                </Button>
                <Button {...look} loading>
                  Search
                </Button>
                <Button {...look} loading leadingIcon={MagnifyingGlassIcon}>
                  Search
                </Button>
                <Button {...look} aria-pressed>
                  Search
                </Button>
                <Button {...look} disabled leadingIcon={MagnifyingGlassIcon}>
                  Search
                </Button>
              </Fragment>
            );
          }),
        )}
      </div>
    </div>
  ),
});
