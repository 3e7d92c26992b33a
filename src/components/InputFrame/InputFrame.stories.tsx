import CalendarIcon from '@heroicons/react/24/outline/CalendarIcon';
import ChevronDownIcon from '@heroicons/react/20/solid/ChevronDownIcon';
import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { bareControl, InputFrame } from './InputFrame';

const onClear = fn();

const meta = preview.meta({
  component: InputFrame,
  args: { children: <input className={bareControl} aria-label="Date" placeholder=" " /> },
  beforeEach: () => void onClear.mockClear(),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'medium' } });
Default.test('shows the ring of the control it holds', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Date' });
  const frame = input.parentElement;
  if (!frame) throw new Error('The control stands in no frame.');
  await expect(getComputedStyle(frame).outlineStyle).toBe('none');
  await userEvent.tab();
  await expect(input).toHaveFocus();
  await expect(getComputedStyle(frame).outlineStyle).toBe('solid');
  await expect(frame.getBoundingClientRect().height).toBe(36);
});

export const Large = Default.extend({ args: { size: 'large' } });
Large.test('is 44 px high', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox').parentElement?.getBoundingClientRect().height).toBe(44);
});

export const WithIcons = Default.extend({ args: { leadingIcon: CalendarIcon, trailingIcon: ChevronDownIcon } });

export const Clearable = Default.extend({ tags: ['no-visual'], args: { clear: { label: 'Date', onClear } } });
Clearable.test('offers to clear only what is there, and keeps the focus', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox');
  await expect(canvas.queryByRole('button')).toBeNull();
  await userEvent.type(input, '1 May');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear Date' }));
  await expect(onClear).toHaveBeenCalledOnce();
  await expect(input).toHaveFocus();
});

export const ClearableInTurkish = Clearable.extend({
  args: {
    children: <input className={bareControl} aria-label="Tarih" placeholder=" " defaultValue="1 Mayıs" />,
    clear: { label: 'Tarih', onClear },
  },
  globals: { locale: 'tr' },
});
ClearableInTurkish.test('says so in Turkish', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Tarih alanını temizle' })).toBeVisible();
});

export const Busy = Clearable.extend({ args: { loading: true } });

export const Invalid = Default.extend({
  args: { children: <input className={bareControl} aria-label="Date" aria-invalid="true" defaultValue="?" /> },
});

export const Disabled = Default.extend({
  args: { children: <input className={bareControl} aria-label="Date" disabled defaultValue="1 May" /> },
});
