import { renderRoute } from '#.storybook/renderRoute';
import preview, { storyInstant } from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { setClock } from '#lib/time/clock';
import { paths } from '#domain/paths';
import { resetDatabase } from '#mocks/core/database';
import { drafts, updateDraft } from '#mocks/facility-create/drafts';
import { sampleDraft } from '#mocks/testing/facilityDrafts';
import { facilityCreateScenarios } from '#mocks/facility-create/scenarios';
import { personByName } from '#mocks/people/seed';
import { stepPath } from '#modules/facility-create/draftPaths';
import { emptyValues } from '#modules/facility-create/draftValues';
import type { DraftValues } from '#modules/facility-create/draftValues';
import type { Step } from '#modules/facility-create/steps';

import * as page from './CreateFacilityPage';

const id = 'drf_story-0001';
const me = () => personByName('Mira Castellanos').id;

type Change = Partial<DraftValues> | ((values: DraftValues) => Partial<DraftValues>);
type Fields = Partial<DraftValues['facility']>;

const withFields =
  (fields: Fields): Change =>
  (values) => ({ facility: { ...values.facility, ...fields } });

let begun = 0;

/**
 * On unmount the previous story's form saves its text, possibly after this one has started. The back end tells unsaved
 * drafts apart by their time, so each story starts at its own.
 */
function setOwnInstant(): void {
  begun += 1;
  setClock(new Date(storyInstant.getTime() + begun));
}

/** A completed draft of the signed-in person, opened at a step, with a change to its content. */
function draftAt(step: Step, change: Change = {}) {
  return {
    args: { at: stepPath(id, step) },
    beforeEach: async () => {
      await resetDatabase();
      setOwnInstant();
      const part = typeof change === 'function' ? change(sampleDraft) : change;
      await updateDraft({ id, draft: { step, values: { ...sampleDraft, ...part } }, baseUpdatedAt: null }, me());
    },
  };
}

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void> };

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

async function press(canvas: Canvas, userEvent: User, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

const findSaved = (canvas: Canvas) =>
  canvas.findByText(
    (_text: string, element: Element | null) =>
      element?.tagName === 'SPAN' && /^Saved (now|\d+ minutes? ago)$/.test(element.textContent),
  );

/** Expects the error summary to have the focus and to list exactly these problems. */
async function expectProblems(canvas: Canvas, problems: readonly string[]) {
  const summary = await canvas.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  const said = within(summary)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  await expect(said).toEqual(problems);
}

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.createFacility, at: paths.createFacility, page },
  parameters: { layout: 'fullscreen', router: false, account: 'mira' },
  beforeEach: () => resetDatabase(),
});

/** Nothing has been started: the first step is shown immediately. */
export const Empty = meta.story({ tags: ['no-visual'] });
Empty.test('keeps the first thing that is entered, and the caret in its place', async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: 'Facility name' });
  await userEvent.type(name, 'Lantern Row');
  await findSaved(canvas);
  await expect(name).toHaveFocus();
  await expect(name).toHaveValue('Lantern Row');
  await expect(await drafts.list()).toMatchObject([{ values: { facility: { name: 'Lantern Row' } } }]);
});

/** Continued without an answer: the summary has the focus, and each field shows the same message. */
export const Invalid = Empty.extend({
  tags: ['!no-visual'],
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Continue');
    await canvas.findByRole('group', { name: 'There is a problem' });
  },
});
Invalid.test('names what is missing, in the title too', async ({ canvas }) => {
  await expectProblems(canvas, [
    'Enter the facility name',
    'Select the main category',
    'Select whether you own or work at this facility',
  ]);
  await expect(canvas.getByRole('textbox', { name: 'Facility name' })).toHaveAccessibleDescription(
    /^Enter the facility name/,
  );
  await waitFor(() => expect(document.title).toBe('Error: Name and type – Add a facility | Orvela Facilities'));
});

export const Name = meta.story({ ...draftAt('name'), tags: ['screen'] });
Name.test('goes on, and back by the link above', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Facility name' })).toHaveValue('Lantern Row Travel Clinic');
  await press(canvas, userEvent, 'Continue');
  await heading(canvas, 'Check for duplicates');
  await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
  await heading(canvas, 'Name and type');
});
Name.test('asks about a name in capitals, and takes it', async ({ canvas, userEvent }) => {
  const name = await canvas.findByRole('textbox', { name: 'Facility name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'LANTERN ROW');
  await expect(name).toHaveAccessibleDescription(/avoid writing the name in capitals/);
  await press(canvas, userEvent, 'Continue');
  await heading(canvas, 'Check for duplicates');
});

const unasked = draftAt('duplicates', { duplicate: '', duplicatesSeen: [] });

export const NothingSimilar = meta.story({ ...unasked, tags: ['no-visual'] });
NothingSimilar.test('is no question', async ({ canvas, userEvent }) => {
  await canvas.findByText('No similar facilities found');
  await press(canvas, userEvent, 'Continue');
  await heading(canvas, 'Address and pin');
});

export const SimilarFound = NothingSimilar.extend({
  tags: ['!no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.duplicates.found()),
});
SimilarFound.test('wants an answer', async ({ canvas, userEvent }) => {
  await canvas.findByRole('radiogroup', { name: 'Is it one of these?' });
  await press(canvas, userEvent, 'Continue');
  await expectProblems(canvas, ['Select a facility or “None of these”']);
  await userEvent.click(canvas.getByRole('radio', { name: 'None of these' }));
  await press(canvas, userEvent, 'Continue');
  await heading(canvas, 'Address and pin');
});
SimilarFound.test('leads to the one that it is, and offers to claim it', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Saltmarket Clinic' }));
  await expect(await canvas.findByRole('link', { name: 'Go to Saltmarket Clinic' })).toHaveAttribute(
    'href',
    '/facility/saltmarket-clinic',
  );
  await expect(canvas.getByRole('link', { name: 'Claim Saltmarket Clinic' })).toHaveAttribute(
    'href',
    '/facility/saltmarket-clinic?action=claim',
  );
});

export const DuplicatesFailed = NothingSimilar.extend({
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.duplicates.fails(503)),
});
DuplicatesFailed.test('says so, and lets one go on', async ({ canvas, userEvent }) => {
  await canvas.findByText('We could not check for similar facilities');
  await press(canvas, userEvent, 'Continue');
  await heading(canvas, 'Address and pin');
});

export const AddressEmpty = meta.story({
  ...draftAt('address', withFields({ address: emptyValues.facility.address, geo: null })),
  tags: ['no-visual'],
});
AddressEmpty.test('takes a pin by buttons, by keys and by coordinates', async ({ canvas, userEvent, step }) => {
  await step('nothing yet', async () => {
    await press(canvas, userEvent, 'Continue');
    await expectProblems(canvas, [
      'Enter address line 1, typically the building and street',
      'Select a town or city',
      'Select a district of the town',
      'Enter a postcode with 4 digits',
      'Place the pin on the map or enter coordinates',
    ]);
  });
  await step('a town', async () => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Town or city' }), 'Port Calder');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'District' }), 'Old Harbour');
    await canvas.findByRole('region', { name: 'Map of Port Calder' });
  });
  await step('a pin', async () => {
    await press(canvas, userEvent, 'Place the pin in the centre');
    await canvas.findByText(/^The pin is at 44\.\d{5}, -31\.\d{5}, .+ from the centre of Port Calder\.$/);
  });
  const latitude = canvas.getByRole('textbox', { name: 'Latitude' });
  const read = () => Number((latitude as HTMLInputElement).value);
  await step('north by a button', async () => {
    const before = read();
    await press(canvas, userEvent, 'Move pin 10 m north');
    await waitFor(() => expect(read()).toBeCloseTo(before + 0.00009, 5));
  });
  await step('south by a key', async () => {
    const before = read();
    (await canvas.findByRole('button', { name: /^Pin\. Drag it/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(read()).toBeLessThan(before));
  });
  await step('typed', async () => {
    await userEvent.clear(latitude);
    await userEvent.type(latitude, '44.52');
    await canvas.findByText(/^The pin is at 44\.52000, /);
  });
});
AddressEmpty.test('asks for the address before it finds one', async ({ canvas, userEvent }) => {
  await canvas.findByRole('textbox', { name: 'Latitude' });
  await press(canvas, userEvent, 'Find address');
  await canvas.findByText('Enter the address and choose a town first.');
});

export const Address = meta.story(draftAt('address'));
Address.test('asks why a pin is so far away', async ({ canvas, userEvent }) => {
  const latitude = await canvas.findByRole('textbox', { name: 'Latitude' });
  await userEvent.clear(latitude);
  await userEvent.type(latitude, '45.1');
  await press(canvas, userEvent, 'Continue');
  await expectProblems(canvas, [await farText(canvas)]);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Why is the pin so far from the town?' }), 'An outpost');
  await press(canvas, userEvent, 'Continue');
  await heading(canvas, 'Contact');
});
Address.test('asks why an address is to be hidden', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'No one – show only the district' }));
  await press(canvas, userEvent, 'Continue');
  await expectProblems(canvas, ['Tell us why the exact address should stay private']);
});

export const AddressFound = meta.story({
  ...draftAt(
    'address',
    withFields({
      address: { ...emptyValues.facility.address, line1: '103 Mill Street', cityId: 'port-calder', postalCode: '1040' },
      geo: null,
    }),
  ),
  tags: ['no-visual'],
});
AddressFound.test('places the pin at the address, and takes it back', async ({ canvas, userEvent }) => {
  const latitude = await canvas.findByRole('textbox', { name: 'Latitude' });
  await press(canvas, userEvent, 'Find address');
  await canvas.findByText(/^Found on Mill Street, near number 103 \(within about 20 m\)/);
  await expect(latitude).toHaveDisplayValue(/^44\.5\d+$/);
  await press(canvas, userEvent, 'Undo');
  await expect(latitude).toHaveDisplayValue('');
  await canvas.findByText('The pin is back where it was.');
  await expect(canvas.getByRole('button', { name: 'Find address' })).toHaveFocus();
});
AddressFound.test('asks which one of several is meant', async ({ canvas, userEvent }) => {
  const line = await canvas.findByRole('textbox', { name: 'Address line 1' });
  await userEvent.clear(line);
  await userEvent.type(line, '103 Mill');
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Postcode' }));
  const latitude = canvas.getByRole('textbox', { name: 'Latitude' });
  await press(canvas, userEvent, 'Find address');
  const list = await canvas.findByRole('list', { name: 'Addresses found' });
  await expect(latitude).toHaveDisplayValue('');
  await userEvent.click(within(list).getByRole('button', { name: '103 Mill Street, Old Harbour' }));
  await canvas.findByText(/^Found on Mill Street, near number 103/);
  await expect(canvas.getByRole('button', { name: 'Find address' })).toHaveFocus();
});
AddressFound.test('says when only the district is known', async ({ canvas, userEvent }) => {
  const line = await canvas.findByRole('textbox', { name: 'Address line 1' });
  await userEvent.clear(line);
  await userEvent.type(line, 'Nowhere Boulevard 7');
  await press(canvas, userEvent, 'Find address');
  await canvas.findByText('Only the district Old Harbour was found. Move the pin to the entrance.');
});

export const AddressNotFound = meta.story({
  ...draftAt(
    'address',
    withFields({
      address: { ...emptyValues.facility.address, line1: '7 Nowhere Boulevard', cityId: 'port-calder' },
      geo: { lat: 44.512, lon: -31.204 },
    }),
  ),
  tags: ['no-visual'],
});
AddressNotFound.test('says so, and leaves the pin where it is', async ({ canvas, userEvent }) => {
  const latitude = await canvas.findByRole('textbox', { name: 'Latitude' });
  await press(canvas, userEvent, 'Find address');
  await canvas.findByText('We could not find this address. The pin has not moved.');
  await expect(latitude).toHaveDisplayValue('44.512');
});

export const AddressFinderFailed = AddressFound.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.addresses.failsOnce()),
});
AddressFinderFailed.test('says so, and finds it at the second try', async ({ canvas, userEvent }) => {
  await canvas.findByRole('textbox', { name: 'Latitude' });
  await press(canvas, userEvent, 'Find address');
  await canvas.findByText('We could not look up the address. Try again, or place the pin yourself.');
  await press(canvas, userEvent, 'Find address');
  await canvas.findByText(/^Found on Mill Street, near number 103/);
});

async function farText(canvas: Canvas): Promise<string> {
  const [said] = await canvas.findAllByText(/^The pin is .+ from Port Calder\. Move it, or tell us why$/);
  return said?.textContent ?? '';
}

export const AddressOnAPhone = Address.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const ContactInvalid = meta.story({
  ...draftAt('contact', withFields({ phones: [], email: '', website: 'lantern' })),
  tags: ['no-visual'],
});
ContactInvalid.test('wants one way to reach it, in the right form', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Continue');
  await expectProblems(canvas, ['Enter a web address, like www.example.org']);
  await userEvent.clear(canvas.getByRole('textbox', { name: /^Website/ }));
  await press(canvas, userEvent, 'Continue');
  await expectProblems(canvas, ['Enter a phone number, email address or website so people can contact the facility']);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number 1' }), '020 555');
  await press(canvas, userEvent, 'Continue');
  await expectProblems(canvas, ['Enter a phone number in the correct format, like +999 20 555 014']);
});

export const Contact = meta.story({ ...draftAt('contact'), tags: ['no-visual'] });
Contact.test('adds numbers and takes them out, the focus with them', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Add a phone number');
  await expect(canvas.getByRole('textbox', { name: 'Phone number 2' })).toHaveFocus();
  await press(canvas, userEvent, 'Remove phone number 2');
  await expect(canvas.getByRole('textbox', { name: 'Phone number 1' })).toHaveFocus();
});

export const Hours = meta.story({ ...draftAt('hours'), tags: ['no-visual'] });
Hours.test('names the day that something is wrong with, and leads to the time', async ({ canvas, userEvent }) => {
  const closes = await canvas.findByRole('textbox', { name: 'Monday, closes, hours 2' });
  await userEvent.clear(closes);
  await userEvent.tab();
  await press(canvas, userEvent, 'Continue');
  await expectProblems(canvas, ['Monday: enter a closing time']);
  await userEvent.click(canvas.getByRole('link', { name: 'Monday: enter a closing time' }));
  await expect(closes).toHaveFocus();
});

export const Services = meta.story(draftAt('services'));
Services.test('wants a short description', async ({ canvas, userEvent }) => {
  await userEvent.clear(await canvas.findByRole('textbox', { name: 'Short description' }));
  await press(canvas, userEvent, 'Continue');
  await expectProblems(canvas, ['Short description must be between 20 and 200 characters']);
});
Services.test('keeps a photo at once, and wants words for it', async ({ canvas, userEvent }) => {
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const file = new File([new Uint8Array(head)], 'front door.png', { type: 'image/png' });
  await userEvent.upload(await canvas.findByLabelText(/^Photos/), file);
  const words = await canvas.findByRole('textbox', { name: 'Description of photo 1' });
  await press(canvas, userEvent, 'Continue');
  await expectProblems(canvas, ['Describe this photo for people who can’t see it']);
  await userEvent.type(words, 'Blue door beside the bakery');
  await press(canvas, userEvent, 'Continue');
  await heading(canvas, 'Check your answers');
  await expect(await canvas.findByText('1 photo')).toBeVisible();
});

export const Check = meta.story(draftAt('check'));
Check.test('leads to an answer and comes back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Change: Contact' }));
  await heading(canvas, 'Contact');
  await press(canvas, userEvent, 'Continue');
  await heading(canvas, 'Check your answers');
});
Check.test('sends it, and shows the reference', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Submit');
  await heading(canvas, 'Submission received: Lantern Row Travel Clinic');
  await expect(canvas.getByText('XV-002401')).toBeVisible();
  await expect(await drafts.list()).toEqual([]);
});

export const CheckInvalid = meta.story({
  ...draftAt('check', (values) => ({
    declared: false,
    facility: { ...values.facility, shortDescription: 'Too short', hoursStatus: '' },
  })),
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Submit');
    await canvas.findByRole('group', { name: 'There is a problem' });
  },
});
CheckInvalid.test('leads to each answer, wherever it was given', async ({ canvas, userEvent }) => {
  await expectProblems(canvas, [
    'Select what you know about opening hours',
    'Short description must be between 20 and 200 characters',
    'Confirm that the details are correct to the best of your knowledge',
  ]);
  await expect(canvas.getByRole('link', { name: 'Hours (needs attention)' })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Short description must be between 20 and 200 characters' }));
  await expect(canvas.getByRole('link', { name: 'Change: Services and access' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: 'Change: Services and access' }));
  await expect(await canvas.findByRole('textbox', { name: 'Short description' })).toHaveAccessibleDescription(
    /^Short description must be/,
  );
});

export const Sending = Check.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.create.neverResolves()),
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Submit');
    await canvas.findByRole('button', { name: 'Submitting…' });
  },
});

/** The server reports an error that the form did not find. */
export const RefusedByServer = Check.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.create.refuses()),
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Submit');
    await canvas.findByRole('group', { name: 'There is a problem' });
  },
});
RefusedByServer.test('says what the server said, and keeps what was entered', async ({ canvas }) => {
  await expectProblems(canvas, ['Enter a phone number in the correct format, like +999 20 555 014']);
  await expect(canvas.getByText('21 Lantern Row')).toBeVisible();
});

export const Failed = Check.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.create.fails(503)),
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Submit');
    await canvas.findByRole('group', { name: 'There is a problem' });
  },
});
Failed.test('says that nothing is lost', async ({ canvas }) => {
  await expectProblems(canvas, ['Your submission could not be sent. Your answers are kept. Try again.']);
});

/** A similar facility was found after the address was entered. */
export const SuspectedAtTheEnd = Check.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(facilityCreateScenarios.create.suspects(), facilityCreateScenarios.duplicates.found()),
});
SuspectedAtTheEnd.test('asks about it first', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Submit');
  await heading(canvas, 'Check for duplicates');
  await canvas.findByText(/^With your new answers, we found a similar facility/);
  await expect(canvas.getByRole('radio', { name: 'Saltmarket Clinic' })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'None of these' })).not.toBeChecked();
});

/** A person whose e-mail address is not confirmed can fill in everything, but not submit it. */
export const Unverified = meta.story({ parameters: { account: 'uma' }, tags: ['no-visual'] });
Unverified.test('says so from the beginning, and sends the link again', async ({ canvas, userEvent }) => {
  await canvas.findByText('Confirm your email address before you submit this');
  await press(canvas, userEvent, 'Resend the link');
  await expect(await canvas.findByText('We’ve sent a new link.')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Resend the link' })).toHaveFocus());
});

const restored = draftAt('contact').beforeEach;

/** The device has changes that the server does not, because of a crash. */
export const DraftRestored = meta.story({
  args: { at: stepPath(id, 'contact') },
  tags: ['no-visual'],
  beforeEach: async () => {
    await restored();
    const [kept] = await drafts.list();
    const values = { ...sampleDraft, facility: { ...sampleDraft.facility, email: 'typed@last.example' } };
    const local = { values, step: 'contact', base: kept?.updatedAt ?? null, unsaved: true };
    localStorage.setItem(
      `draft:${me()}:create/${id}`,
      JSON.stringify({ savedAt: Date.parse('2026-03-16T09:59:00Z'), values: local }),
    );
  },
});
DraftRestored.test('brings back the last thing that was typed, and saves it', async ({ canvas }) => {
  await canvas.findByText('We restored your earlier answers.');
  await expect(canvas.getByRole('textbox', { name: /^Email address/ })).toHaveValue('typed@last.example');
  await waitFor(async () =>
    expect(await drafts.list()).toMatchObject([{ values: { facility: { email: 'typed@last.example' } } }]),
  );
});
DraftRestored.test('is discarded after a question', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Discard this draft');
  const question = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await heading(canvas, 'Name and type');
  await expect(await canvas.findByRole('textbox', { name: 'Facility name' })).toHaveValue('');
  await expect(await drafts.list()).toEqual([]);
});

/** Another tab has saved a different version in the meantime. */
export const Conflict = Name.extend({
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Facility name' });
    const [kept] = await drafts.list();
    const values = { ...sampleDraft, facility: { ...sampleDraft.facility, name: 'Named in the other tab' } };
    await updateDraft({ id, draft: { step: 'hours', values }, baseUpdatedAt: kept?.updatedAt ?? null }, me());
    await userEvent.type(name, ' 2');
    await canvas.findByText('Changed in another tab');
  },
});
Conflict.test('keeps this one', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Keep this version');
  await findSaved(canvas);
  await expect(await drafts.list()).toMatchObject([{ values: { facility: { name: 'Lantern Row Travel Clinic 2' } } }]);
});
Conflict.test('uses the other', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Use the other version');
  await expect(canvas.getByRole('textbox', { name: 'Facility name' })).toHaveValue('Named in the other tab');
  await expect(canvas.queryByText('Changed in another tab')).toBeNull();
});

/** The last change is still being saved: leaving asks for confirmation. */
export const Leaving = Name.extend({
  tags: ['!screen', 'no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.saveDraft.fails(503)),
});
Leaving.test('asks, and stays', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Facility name' }), ' 2');
  await canvas.findByText('Saved on this device only. Not saved to your account yet.');
  await press(canvas, userEvent, 'Save and exit');
  const question = await screen.findByRole('alertdialog', { name: 'Leave before everything is saved?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  await heading(canvas, 'Name and type');
  await expect(canvas.getByRole('textbox', { name: 'Facility name' })).toHaveValue('Lantern Row Travel Clinic 2');
});

/** There are drafts from earlier. */
export const Drafts = meta.story({
  beforeEach: async () => {
    await resetDatabase();
    const values = sampleDraft;
    await updateDraft({ id, draft: { step: 'hours', values }, baseUpdatedAt: null }, me());
    await updateDraft(
      { id: 'drf_story-0002', draft: { step: 'name', values: emptyValues }, baseUpdatedAt: null },
      me(),
    );
  },
});
Drafts.test('go on where they were left', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Continue Lantern Row Travel Clinic' }));
  await heading(canvas, 'Opening hours');
});
Drafts.test('make room for another', async ({ canvas, userEvent }) => {
  await press(canvas, userEvent, 'Add another facility');
  await expect(await canvas.findByRole('textbox', { name: 'Facility name' })).toHaveValue('');
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
});

export const FiveUndecided = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.drafts.open(5)),
});
FiveUndecided.test('says why no other can be added', async ({ canvas }) => {
  await expect(await canvas.findByText('Five of your facilities are waiting for a decision')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
});

export const Received = meta.story({
  args: { at: `${paths.createFacility}?received=lantern-row-travel-clinic` },
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.submission.received()),
});
Received.test('gives the reference and leads to the page', async ({ canvas }) => {
  await heading(canvas, 'Submission received: Lantern Row Travel Clinic');
  await expect(canvas.getByText('XV-002401')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'View its page' })).toHaveAttribute(
    'href',
    '/facility/lantern-row-travel-clinic',
  );
});

export const LongName = Received.extend({
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      facilityCreateScenarios.submission.received({
        name: `Krankenhausverwaltungsgesellschaft${'en'.repeat(30)} of the Northern Isles`,
        submitterIsOwner: true,
      }),
    ),
});
LongName.test('stays within the page', async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1 });
  await expect(canvas.getByText('If approved, it is published and you become its manager')).toBeVisible();
  await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
});

export const Loading = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.drafts.neverResolves()),
});
Loading.test('holds its place, with its name', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument());
  await expect(canvas.getByRole('heading', { level: 1, name: 'Add a facility' })).toBeInTheDocument();
  await expect(document.title).toBe('Add a facility | Orvela Facilities');
});

export const NotReached = meta.story({
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.towns.fails(503)),
});
NotReached.test('says what could not be loaded', async ({ canvas }) => {
  await heading(canvas, 'Could not load the options');
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
});

export const Turkish = Services.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
Turkish.test('is in Turkish, to the last answer', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Devam et' }));
  await heading(canvas, 'Yanıtlarınızı kontrol edin');
  await expect(canvas.getByText('Basamaksız giriş: Var')).toBeVisible();
});

export const Dark = Check.extend({ tags: ['no-visual'], globals: { scheme: 'dark' } });

export const CheckOnAPhone = Check.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
