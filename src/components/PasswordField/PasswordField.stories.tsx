import preview from '#.storybook/preview';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { PasswordField } from './PasswordField';

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', name: 'password', onChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: { autoComplete: 'current-password', size: 'medium', defaultValue: 'harbour-light' },
});
Default.test('shows and hides what was typed', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Password');
  await expect(field).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.tab();
  const toggle = canvas.getByRole('button', { name: 'Show password' });
  await expect(toggle).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(toggle).toHaveAccessibleName('Hide password');
  await userEvent.click(toggle);
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('harbour-light');
});
Default.test('tells that Caps Lock is on', async ({ canvas }) => {
  const field = canvas.getByLabelText('Password');
  fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
  await expect(await canvas.findByText('Caps Lock is on')).toBeVisible();
  fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
  await expect(canvas.queryByText('Caps Lock is on')).toBeNull();
});

export const NewPassword = Default.extend({
  args: {
    label: 'New password',
    description: 'At least 8 characters',
    autoComplete: 'new-password',
    strength: true,
    defaultValue: '',
  },
});
NewPassword.test('says in words how strong it is', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('New password');
  await userEvent.type(field, 'harbour');
  await expect(canvas.getAllByText('Weak: try a longer password')[0]).toBeVisible();
  await expect(field).toHaveAccessibleDescription('At least 8 characters Weak: try a longer password');
  await userEvent.type(field, ' lights at dawn');
  await waitFor(() =>
    expect(canvas.getAllByRole('status').some((status) => status.textContent === 'Strong password')).toBe(true),
  );
});

export const LongText = NewPassword.extend({
  args: {
    label: 'Hesabınızda bundan sonra kullanacağınız yeni şifre',
    description: 'Başka sitelerde kullandığınız şifreleri yeniden kullanmayın',
    error: 'En az sekiz karakterden oluşan bir şifre yazın',
    defaultValue: 'galatasaray1905',
  },
  globals: { locale: 'tr' },
});

export const Matrix = meta.story({
  args: { autoComplete: 'new-password' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['medium', 'large'] as const).flatMap((size) => [
        ...['harbour', 'harbour9', 'Harbour-91', 'correct horse battery'].map((password) => (
          <PasswordField key={`${size}-${password}`} {...args} size={size} strength defaultValue={password} />
        )),
        <PasswordField key={`${size}-error`} {...args} size={size} error="Enter your password" />,
        <PasswordField key={`${size}-off`} {...args} size={size} defaultValue="harbour" disabled />,
      ])}
    </div>
  ),
});
