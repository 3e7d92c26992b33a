import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { FacilityForm } from './FacilityForm';
import type { Refusals } from './FacilityForm';
import { complete, untouched } from './formSchema';
import type { FormValues } from './formSchema';

const meta = preview.meta({
  title: 'Patterns/Form',
  component: FacilityForm,
  args: { onSave: fn<(values: FormValues) => Promise<Refusals>>(() => Promise.resolve({})) },
});

export const Untouched = meta.story({ args: { defaultValues: untouched } });
Untouched.test('shows no errors yet', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-invalid="true"]')).toBeNull();
});

/** Submitted unchanged: the summary has the focus, and each field shows the same message. */
export const Invalid = Untouched.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
  },
});
Invalid.test('lists every invalid field, and links to it', async ({ canvas, userEvent, args }) => {
  const links = canvas.getAllByRole('link');
  await expect(links).toHaveLength(20);
  for (const link of links) {
    await expect(canvas.getAllByText(link.textContent).length).toBeGreaterThanOrEqual(2);
    await userEvent.click(link);
    const field = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    await expect(field?.contains(document.activeElement)).toBe(true);
  }
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const Saving = Untouched.extend({
  args: { defaultValues: complete, onSave: fn(() => new Promise<Refusals>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await canvas.findByRole('button', { name: 'Registering…' });
  },
});

export const Refused = Untouched.extend({
  args: {
    defaultValues: complete,
    onSave: fn(() => Promise.resolve<Refusals>({ name: 'nameTaken', email: 'emailUnknown' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
  },
});
Refused.test('keeps the input, and shows the server’s message at its field', async ({ canvas }) => {
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Harbour Clinic');
  await expect(name).toHaveAccessibleDescription('A facility of this name is registered in this city already');
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
  await expect(canvas.getByRole('spinbutton', { name: 'Beds' })).toHaveValue('12');
});

export const Saved = Untouched.extend({
  args: { defaultValues: complete },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await canvas.findByText('The facility is registered');
  },
});
Saved.test('submits the input', async ({ args }) => {
  await expect(args.onSave).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Harbour Clinic', beds: 12, price: [40, 120], terms: true }),
  );
});

export const Turkish = Untouched.extend({
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Düzeltilmesi gerekenler var' })).toHaveFocus());
  },
});
