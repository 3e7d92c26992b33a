import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Switch } from './Switch';

const meta = preview.meta({
  component: Switch,
  args: { label: 'Show the map', onChange: fn(), onBlur: fn() },
  parameters: {
    keyboard: [
      ['Space', 'Turns it on or off'],
      ['Enter', 'Turns it on or off'],
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'medium', side: 'start' } });
Default.test('is switched by Space, Enter and its label', async ({ canvas, userEvent, args }) => {
  const control = canvas.getByRole('switch', { name: 'Show the map' });
  await userEvent.tab();
  await expect(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(control).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard('{Enter}');
  await expect(control).not.toBeChecked();
  await userEvent.click(canvas.getByText('Show the map'));
  await expect(control).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledTimes(3);
});

export const Required = Default.extend({
  args: { label: 'I agree to the terms', required: true },
  render: (args) => (
    <form>
      <Switch {...args} />
    </form>
  ),
});
Required.test('is invalid until it is on', async ({ canvas, userEvent, canvasElement }) => {
  const control = canvas.getByRole('switch', { name: 'I agree to the terms' });
  const form = canvasElement.querySelector('form');
  await expect(control).toBeRequired();
  await expect(form?.checkValidity()).toBe(false);
  await expect(control).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await userEvent.tab();
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(control);
  await expect(form?.checkValidity()).toBe(true);
  await expect(control).not.toHaveAttribute('aria-invalid');
});

export const Invalid = Required.extend({ args: { error: 'Agree to the terms to continue' } });

export const Filled = Default.extend({ args: { defaultChecked: true } });

export const Controlled = Default.extend({ args: { checked: false } });
Controlled.test('shows what it is told', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('switch'));
  await expect(args.onChange).toHaveBeenCalledWith(true);
  await expect(canvas.getByRole('switch')).not.toBeChecked();
});

export const WithDescription = Filled.extend({ args: { description: 'Uses more data', side: 'end' } });
WithDescription.test('keeps the description out of the name', async ({ canvas }) => {
  await expect(canvas.getByRole('switch', { name: 'Show the map' })).toHaveAccessibleDescription('Uses more data');
});

export const Disabled = Filled.extend({ args: { disabled: true } });

export const LongLabel = WithDescription.extend({
  args: {
    label: 'Yakınımdaki kuruluşlar açıldığında veya kapandığında bana bildirim gönderilsin',
    description: 'Bildirimleri tarayıcınızın ayarlarından da kapatabilirsiniz',
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['start', 'end'] as const).flatMap((side) =>
        (['medium', 'large'] as const).flatMap((size) => [
          <Switch key={`${side}-${size}-off`} {...args} side={side} size={size} count={12} />,
          <Switch key={`${side}-${size}-on`} {...args} side={side} size={size} defaultChecked />,
          <Switch key={`${side}-${size}-error`} {...args} side={side} size={size} error="Turn it on" />,
          <Switch key={`${side}-${size}-disabled`} {...args} side={side} size={size} disabled />,
          <Switch key={`${side}-${size}-disabled-on`} {...args} side={side} size={size} disabled defaultChecked />,
        ]),
      )}
    </div>
  ),
});
