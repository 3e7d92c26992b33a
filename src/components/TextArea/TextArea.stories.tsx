import preview from '#.storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';

import { media } from '#theme/media';

import { TextArea } from './TextArea';

const meta = preview.meta({
  component: TextArea,
  args: { label: 'What is wrong?', name: 'reason', onChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { size: 'medium' } });
Default.test('grows with its lines', async ({ canvas, userEvent, args }) => {
  const area = canvas.getByRole('textbox', { name: 'What is wrong?' });
  const before = area.getBoundingClientRect().height;
  await userEvent.type(area, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6');
  await expect(args.onChange).toHaveBeenLastCalledWith('1\n2\n3\n4\n5\n6');
  await waitFor(() => expect(area.getBoundingClientRect().height).toBeGreaterThanOrEqual(before + 3 * 20 - 1));
  await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
});

export const Filled = Default.extend({
  args: { defaultValue: 'The opening hours on the door are not the ones shown here.\nOn Fridays they close at noon.' },
});

export const WithDescription = Default.extend({
  args: { description: 'Do not write anything about a person’s health' },
});

export const Counted = WithDescription.extend({ args: { limit: 20 } });
Counted.test('counts, keeps what is too much and says so', async ({ canvas, userEvent, step }) => {
  const area = canvas.getByRole('textbox');
  const count = () => document.getElementById(area.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  await expect(count()).toHaveTextContent('0 of 20 characters');
  await userEvent.type(area, 'Twelve chars');
  await expect(count()).toHaveTextContent('12 of 20 characters');
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(area, ' and nine');
  await expect(area).toHaveValue('Twelve chars and nine');
  await expect(count()).toHaveTextContent('1 character too many');
  await step('aloud when the typing pauses', () =>
    waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 character too many')),
  );
});

export const CountedInTurkish = Counted.extend({
  args: { label: 'Neresi yanlış?', description: undefined, limit: 1200, defaultValue: 'Kapıdaki saatler farklı.' },
  globals: { locale: 'tr' },
});
CountedInTurkish.test('writes the count the Turkish way', async ({ canvas }) => {
  await expect(canvas.getByText('24 / 1.200 karakter')).toBeVisible();
});

export const Invalid = WithDescription.extend({ args: { error: 'Say what is wrong', required: true } });
Invalid.test('is marked, and described by the error first', async ({ canvas }) => {
  const area = canvas.getByRole('textbox');
  await expect(area).toBeInvalid();
  await expect(area).toBeRequired();
  await expect(area).toHaveAccessibleDescription('Say what is wrong Do not write anything about a person’s health');
});

export const Disabled = Filled.extend({ args: { disabled: true } });

export const Optional = Default.extend({ args: { required: false } });
Optional.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'What is wrong? (optional)' })).toBeVisible();
});

export const LongLabel = Counted.extend({
  args: {
    label: 'Kuruluşun sayfasında gördüğünüz yanlışlıkları ya da eksiklikleri kısaca açıklayın',
    error: 'Açıklamayı kısaltın; en fazla yirmi karakter yazabilirsiniz',
    defaultValue: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine',
  },
  globals: { locale: 'tr' },
});

export const Matrix = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        <TextArea key={`${size}-plain`} {...args} size={size} rows={2} limit={200} />,
        <TextArea
          key={`${size}-error`}
          {...args}
          size={size}
          rows={2}
          limit={10}
          error="Say less"
          defaultValue="Far too long"
        />,
        <TextArea key={`${size}-off`} {...args} size={size} rows={2} defaultValue="Closed on Fridays" disabled />,
      ])}
    </div>
  ),
});

export const Plain = Filled.extend({ tags: ['no-visual'], args: { variant: 'plain', hideLabel: true } });
Plain.test('has no border before it has the focus', async ({ canvas, userEvent }) => {
  const frame = canvas.getByRole('textbox').parentElement;
  if (!frame) throw new Error('The field has no frame.');
  // Where the system draws its own colours, it draws the border too: nothing else shows the field there.
  const isForced = matchMedia(media.forcedColors).matches;
  await expect(getComputedStyle(frame).borderTopColor === 'rgba(0, 0, 0, 0)').toBe(!isForced);
  await userEvent.tab();
  await expect(getComputedStyle(frame).outlineStyle).toBe('solid');
});
