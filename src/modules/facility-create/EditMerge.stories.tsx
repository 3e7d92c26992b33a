import preview from '#.storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';

import { ControlSize } from '#components/ControlSize';
import { sampleDraft } from '#mocks/testing/facilityDrafts';

import { mergeFields } from './editFields';
import { EditMerge } from './EditMerge';

const base = sampleDraft.facility;
const here = {
  ...base,
  name: 'Lantern Row Clinic',
  email: 'clinic@lantern-row.example',
  hoursNote: 'Ring the bell after six.',
};
const there = {
  ...base,
  name: 'Lantern Row Travel Medicine',
  email: '',
  website: 'https://travel-medicine.example',
};

const meta = preview.meta({
  component: EditMerge,
  tags: ['no-visual'],
  args: {
    merged: mergeFields(base, here, there),
    theirs: there,
    lead: 'Changed Monday 16 March 2026, 09:05 by an administrator. Nothing you entered is lost.',
    records: { towns: [], categories: [], tags: [] },
    onDone: fn(),
  },
  // As in the panel around it.
  render: (args) => (
    <ControlSize size="large">
      <EditMerge {...args} />
    </ControlSize>
  ),
});

export const Loaded = meta.story({ tags: ['!no-visual'] });
Loaded.test('asks about what both have changed, and shows the rest', async ({ canvas }) => {
  const questions = canvas.getAllByRole('radiogroup');
  await expect(questions).toHaveLength(2);
  await expect(canvas.getByRole('radio', { name: 'Yours: Lantern Row Clinic' })).not.toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'Theirs: nothing' })).not.toBeChecked();
  const fromThem = canvas.getByRole('region', { name: 'Their change' });
  await expect(fromThem).toHaveTextContent('Website https://travel-medicine.example');
  const fromYou = canvas.getByRole('region', { name: 'Your change' });
  await expect(fromYou).toHaveTextContent('Note about the hours Ring the bell after six.');
});
Loaded.test('says which choice is missing, in the same words twice, and leads there', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('radio', { name: 'Yours: Lantern Row Clinic' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Use these' }));
  const summary = await canvas.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(canvas.getAllByText('Choose a version for “Email address”')).toHaveLength(2);
  await userEvent.click(within(summary).getByRole('link', { name: 'Choose a version for “Email address”' }));
  const yours = canvas.getByRole('radio', { name: 'Yours: clinic@lantern-row.example' });
  await expect(yours).toHaveFocus();
  await expect(args.onDone).not.toHaveBeenCalled();
  await userEvent.click(yours);
  await waitFor(() => expect(canvas.queryByText('Choose a version for “Email address”')).toBeNull());
});
Loaded.test('hands over what was chosen, with what either side alone has changed', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('radio', { name: 'Theirs: Lantern Row Travel Medicine' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'Yours: clinic@lantern-row.example' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Use these' }));
  await expect(args.onDone).toHaveBeenCalledWith({
    ...base,
    name: 'Lantern Row Travel Medicine',
    email: 'clinic@lantern-row.example',
    website: 'https://travel-medicine.example',
    hoursNote: 'Ring the bell after six.',
  });
});

/** No field was changed on both sides, so there is nothing to choose. */
export const NothingInCommon = meta.story({
  args: { merged: mergeFields(base, { ...base, email: here.email }, { ...base, website: there.website }) },
});
NothingInCommon.test('asks nothing', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('radiogroup')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Use these' }));
  await expect(args.onDone).toHaveBeenCalledWith({ ...base, email: here.email, website: there.website });
});

const long = { ...base, name: 'Rehabilitationszentrumsverwaltungsgesellschaft'.repeat(2) };

export const LongText = meta.story({
  args: {
    merged: mergeFields(base, long, { ...long, name: `${long.name}en` }),
    theirs: { ...long, name: `${long.name}en` },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});
LongText.test('stays within its column', async ({ canvas }) => {
  const form = canvas.getByRole('form', { name: 'Combine both sets of changes' });
  await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
});

export const Turkish = meta.story({ globals: { locale: 'tr' } });
Turkish.test('asks in Turkish', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Değişiklikleri birleştirin' })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Onunki: boş' })).toBeVisible();
});
