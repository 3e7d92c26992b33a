import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Chip } from './Chip';

const meta = preview.meta({ component: Chip, args: { children: 'Open now' } });

export const Static = meta.story({});
Static.test('is text', async ({ canvas }) => {
  await expect(canvas.getByText('Open now')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

const onRemove = fn();
const removal = { onRemove, removeLabel: 'Remove the filter Open now' };

export const Removable = meta.story({
  render: (args) => (
    <Chip leadingIcon={ClockIcon} {...removal}>
      {args.children}
    </Chip>
  ),
});
Removable.test('is taken away by a button that says what goes', async ({ canvas, userEvent }) => {
  onRemove.mockClear();
  const button = canvas.getByRole('button', { name: 'Remove the filter Open now' });
  await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
  await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(onRemove).toHaveBeenCalledTimes(1);
});

export const Linked = meta.story({
  tags: ['no-visual'],
  render: (args) => <Chip href="/tags/walk-in">{args.children}</Chip>,
});
Linked.test('leads to more of its kind', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Open now' })).toHaveAttribute('href', '/tags/walk-in');
});

const onToggle = fn();

function Chosen({ label, start = false }: { label: string; start?: boolean }) {
  const [selected, setSelected] = useState(start);
  return (
    <Chip
      leadingIcon={ClockIcon}
      selected={selected}
      onChange={(next) => {
        onToggle(next);
        setSelected(next);
      }}
    >
      {label}
    </Chip>
  );
}

export const Selectable = meta.story({ render: () => <Chosen label="Open now" /> });
Selectable.test('is switched on and off, and shows it without colour', async ({ canvas, userEvent }) => {
  onToggle.mockClear();
  const chip = canvas.getByRole('button', { name: 'Open now', pressed: false });
  const before = chip.innerHTML;
  await userEvent.click(chip);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip.innerHTML).not.toBe(before);
  await userEvent.keyboard(' ');
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(onToggle.mock.calls).toEqual([[true], [false]]);
});

export const LongText = meta.story({
  render: () => (
    <div style={{ inlineSize: 200 }}>
      <Chip {...removal}>Görme engelliler için kabartma yazılı yönlendirme</Chip>
    </div>
  ),
});
LongText.test('wraps and keeps its button', async ({ canvas }) => {
  const button = canvas.getByRole('button');
  await expect(button.parentElement?.offsetWidth).toBeLessThanOrEqual(200);
  await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Chip>Plain</Chip>
      <Chip leadingIcon={ClockIcon}>Icon</Chip>
      <Chip href="/">Link</Chip>
      <Chip href="/" current>
        Current
      </Chip>
      <Chip {...removal}>Removable</Chip>
      <Chosen label="Selectable" />
      <Chosen label="Selected" start />
    </div>
  ),
});

export const Dark = Matrix.extend({ globals: { scheme: 'dark' } });
