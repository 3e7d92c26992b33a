import preview from '#.storybook/preview';
import { expect, fn } from 'storybook/test';

import { Stepper } from './Stepper';
import type { StepperStep } from './Stepper';

const steps: readonly StepperStep[] = [
  { value: 'account', label: 'Account', state: 'done' },
  { value: 'address', label: 'Address', state: 'error', description: 'The postcode is missing' },
  { value: 'hours', label: 'Opening hours' },
  { value: 'check', label: 'Check and send', disabled: true },
];

const meta = preview.meta({
  component: Stepper,
  args: { label: 'Registration', steps, value: 'hours', onChange: fn() },
  parameters: {
    keyboard: [
      ['Tab', 'Goes to the next step that can be gone to'],
      ['Enter, Space', 'Shows the step'],
    ],
  },
});

export const Default = meta.story({ args: { orientation: 'horizontal' } });
Default.test('says where one is and goes to a step', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Opening hours' })).toHaveAttribute('aria-current', 'step');
  await expect(canvas.getByRole('button', { name: 'Check and send' })).toBeDisabled();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Account (done)' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenCalledWith('address');
  await expect(canvas.getByRole('button', { name: 'Address (needs attention) The postcode is missing' })).toHaveFocus();
});

/** People come back to a step that is done. */
export const DoneAndCurrent = Default.extend({
  tags: ['no-visual'],
  args: { value: 'account', steps: steps.map((step) => (step.value === 'hours' ? { ...step, state: 'done' } : step)) },
});
DoneAndCurrent.test('shows its tick like every step that is done', async ({ canvas }) => {
  const markerOf = (name: string) => canvas.getByRole('button', { name }).querySelector('[aria-hidden]');
  const current = markerOf('Account (done)');
  await expect(current?.querySelector('svg')).toBeVisible();
  const { color, backgroundColor } = getComputedStyle(current ?? document.body);
  const other = getComputedStyle(markerOf('Opening hours (done)') ?? document.body);
  await expect([color, backgroundColor]).toEqual([other.color, other.backgroundColor]);
});

export const Vertical = Default.extend({ args: { orientation: 'vertical' } });

/** Steps with `href` are links. */
export const Links = Default.extend({
  args: { steps: steps.map((step) => ({ ...step, href: `/registration/${step.value}` })) },
});
Links.test('are links, and plain text where one cannot go yet', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Account (done)' })).toHaveAttribute('href', '/registration/account');
  await expect(canvas.getAllByRole('link')).toHaveLength(3);
  await expect(canvas.queryByRole('button')).toBeNull();
});

export const Narrow = Default.extend({
  args: {
    label: 'Kayıt',
    value: 'address',
    steps: [
      { value: 'account', label: 'Hesap bilgileri', state: 'done' },
      { value: 'address', label: 'Kuruluşun açık adresi ve iletişim bilgileri' },
      { value: 'hours', label: 'Çalışma saatleri ve nöbet günleri' },
      { value: 'check', label: 'Gözden geçirme ve gönderme' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  globals: { locale: 'tr' },
});
Narrow.test('names the current step under the discs and keeps all names', async ({ canvas }) => {
  await expect(canvas.getByText('Adım 2 / 4')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Hesap bilgileri (tamamlandı)' })).toBeInTheDocument();
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Stepper {...args} />
      <Stepper label="Beginning" steps={steps.map(({ value, label }) => ({ value, label }))} value="account" />
      <Stepper
        label="End"
        steps={steps.map(({ value, label }) => ({ value, label, state: value === 'check' ? 'todo' : 'done' }))}
        value="check"
      />
      <div style={{ maxInlineSize: 280 }}>
        <Stepper {...args} label="Upright" orientation="vertical" />
      </div>
    </div>
  ),
});
