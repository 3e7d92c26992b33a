import preview from '#.storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';

import { writeDraft } from '#lib/drafts/drafts';
import { facilityChannel } from '#domain/facilityChannel';
import { toDataLanguage } from '#mocks/core/localized';
import { paths } from '#domain/paths';
import { requestLanguage } from '#lib/http/httpConfig';
import { accounts } from '#mocks/accounts/store';
import { bumpChangesVersion } from '#mocks/directory/changesVersion';
import { saveEdit, getEditable } from '#mocks/contributing/editService';
import { changeFacility, openFacility } from '#mocks/contributing/facilityAccess';
import { requests } from '#mocks/contributing/store';
import { sampleDecision, sampleFacilities } from '#mocks/testing/contributions';
import { withdrawRequest } from '#mocks/contributing/verificationService';
import { resetDatabase } from '#mocks/core/database';
import { facilityCreateScenarios } from '#mocks/facility-create/scenarios';
import { demoAccount } from '#mocks/accounts/seed';
import { taxonomy } from '#mocks/directory/taxonomy';

import type { DraftValues } from './draftValues';
import type { FacilityEdit } from './editing';
import { EditPanel } from './EditPanel';

const { id, slug, name } = sampleFacilities.owned;
const owner = demoAccount('owen').id;

/** The facility in the back end. */
const stored = async () => getEditable(await accounts.get(owner), slug);

/** The same person saves another change in another tab. */
async function savedElsewhere(facility: FacilityEdit): Promise<void> {
  const { revision } = await stored();
  await saveEdit(await accounts.get(owner), { id, facility, revision, reason: '' });
}

/** An unsaved change from an earlier visit. */
async function typedBefore(change: Partial<DraftValues['facility']>): Promise<void> {
  const base = await stored();
  writeDraft(owner, `edit/${id}`, { base, values: { ...base.values, ...change }, reason: '' });
}

/** The same person withdraws the pending changes in another tab. */
async function withdrawChanges(): Promise<void> {
  const waiting = (await requests.list()).find(({ kind, state }) => kind === 'change' && state === 'open');
  if (waiting) await withdrawRequest(await accounts.get(owner), waiting.id);
}

type Panel = ReturnType<typeof within>;
type User = Pick<UserEventObject, 'click' | 'clear' | 'type'>;

async function panel(title = `Edit ${name}`): Promise<Panel> {
  const dialog = await screen.findByRole('dialog', { name: title });
  // The panel fades in and is invisible until then.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** The panel after its form has loaded. */
async function opened(title = `Edit ${name}`): Promise<Panel> {
  const view = await panel(title);
  await view.findByRole('form', { name: title });
  return view;
}

async function fill(view: Panel, userEvent: User, field: string | RegExp, text: string): Promise<void> {
  const box = await view.findByRole('textbox', { name: field });
  await userEvent.clear(box);
  if (text !== '') await userEvent.type(box, text);
}

const open = async (view: Panel, userEvent: User, part: string) =>
  userEvent.click(view.getByRole('tab', { name: part }));
const press = async (view: Panel, userEvent: User, button: string) =>
  userEvent.click(await view.findByRole('button', { name: button }));

async function save(view: Panel, userEvent: User): Promise<void> {
  await press(view, userEvent, 'Review changes');
  await press(view, userEvent, 'Save changes');
}

/** The error summary has focus and lists exactly these messages. */
async function expectProblems(view: Panel, problems: readonly string[]): Promise<void> {
  const summary = await view.findByRole('group', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  const said = within(summary).getAllByRole('listitem');
  await expect(said.map(({ textContent }) => textContent)).toEqual(problems);
}

const meta = preview.meta({
  component: EditPanel,
  tags: ['no-visual'],
  // The form stays open while the URL names the facility.
  parameters: { account: 'owen', layout: 'fullscreen', at: `${paths.ownedFacilities}?edit=${slug}` },
  args: {
    slug,
    name,
    loadTaxonomy: async () => taxonomy(toDataLanguage(requestLanguage())),
    onClose: fn(),
    onAnnounce: fn(),
  },
  async beforeEach() {
    await resetDatabase();
    return resetDatabase;
  },
});

export const Loaded = meta.story({ tags: ['!no-visual'] });
Loaded.test('has the parts of the form, and says what an administrator checks', async () => {
  const view = await opened();
  const parts = view.getAllByRole('tab').map((tab: HTMLElement) => tab.textContent);
  await expect(parts).toEqual(['Name', 'Address', 'Contact', 'Hours', 'Services']);
  const field = view.getByRole('textbox', { name: 'Facility name' });
  await expect(field).toHaveValue(name);
  await expect(field).toHaveAccessibleDescription(/An administrator reviews this change\.$/);
});
Loaded.test('has nothing to save before anything is changed', async ({ userEvent }) => {
  const view = await opened();
  await press(view, userEvent, 'Review changes');
  await expect(await view.findByText('You haven’t changed anything yet')).toBeVisible();
  await expect(view.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

/** Errors in two sections. */
export const Invalid = meta.story({
  play: async ({ userEvent }) => {
    const view = await opened();
    await open(view, userEvent, 'Contact');
    await fill(view, userEvent, /^Email address/, 'desk-at-saltmarket');
    await open(view, userEvent, 'Name');
    await fill(view, userEvent, 'Facility name', '');
    await press(view, userEvent, 'Review changes');
  },
});
Invalid.test('says it in the summary and at the field, in the same words', async ({ userEvent }) => {
  const view = await panel();
  await expectProblems(view, [
    'Enter the facility name',
    'Contact: Enter an email address in the correct format, like name@example.com',
  ]);
  const field = view.getByRole('textbox', { name: 'Facility name' });
  await expect(field).toHaveAccessibleDescription(/^Enter the facility name /);
  await userEvent.click(view.getByRole('link', { name: 'Enter the facility name' }));
  await expect(field).toHaveFocus();
});
Invalid.test('opens the part that is left to mend', async ({ userEvent }) => {
  const view = await panel();
  await fill(view, userEvent, 'Facility name', name);
  await press(view, userEvent, 'Review changes');
  await waitFor(() => expect(view.getByRole('tab', { name: 'Contact' })).toHaveAttribute('aria-selected', 'true'));
  const words = 'Enter an email address in the correct format, like name@example.com';
  await expectProblems(view, [words]);
  await expect(view.getByRole('textbox', { name: /^Email address/ })).toHaveAccessibleDescription(words);
});

/** Review of two changes: one needs a decision, one does not. */
export const Review = meta.story({
  play: async ({ userEvent }) => {
    const view = await opened();
    await fill(view, userEvent, 'Facility name', 'Saltmarket Surgery');
    await open(view, userEvent, 'Contact');
    await fill(view, userEvent, /^Email address/, 'desk@saltmarket.example');
    await press(view, userEvent, 'Review changes');
  },
});
Review.test('says which of the changes waits, and asks why', async () => {
  const view = await panel();
  const heading = await view.findByRole('heading', { name: 'Review your changes' });
  await waitFor(() => expect(heading).toHaveFocus());
  const changes = within(view.getByRole('list', { name: 'Review your changes' })).getAllByRole('listitem');
  const [first, second] = changes.map((change) => within(change));
  await expect(changes).toHaveLength(2);
  await expect(first?.getByText('Saltmarket Surgery')).toBeVisible();
  await expect(first?.getByText('An administrator reviews this change first')).toBeVisible();
  await expect(second?.getByText('Published immediately')).toBeVisible();
  await expect(view.getByRole('textbox', { name: /^Why are you changing these details\?/ })).toBeVisible();
});
Review.test('tells once it is saved that some of it waits', async ({ userEvent, args }) => {
  await press(await panel(), userEvent, 'Save changes');
  await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  await expect(args.onAnnounce).toHaveBeenCalledWith(
    `Changes to ${name} saved. Some of them need to be reviewed first`,
  );
  await expect(await stored()).toMatchObject({
    values: { name: 'Saltmarket Surgery' },
    published: { name, email: 'desk@saltmarket.example' },
  });
});
Review.test('leads back to the form with everything in it', async ({ userEvent }) => {
  const view = await panel();
  await press(view, userEvent, 'Make another change');
  await expect(await view.findByRole('textbox', { name: /^Email address/ })).toHaveValue('desk@saltmarket.example');
  await expect(view.getByText('Not saved yet. Your changes are kept on this device.')).toBeVisible();
});

export const Saved = meta.story();
Saved.test('closes, and tells that the changes are published', async ({ userEvent, args }) => {
  const view = await opened();
  await open(view, userEvent, 'Contact');
  await fill(view, userEvent, /^Website/, 'https://saltmarket.example/new');
  await save(view, userEvent);
  await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  await expect(args.onAnnounce).toHaveBeenCalledWith(`Changes to ${name} published`);
});

/** Another tab saves a change while this form is being filled in. */
export const Conflict = meta.story({
  play: async ({ userEvent }) => {
    const view = await opened();
    await open(view, userEvent, 'Contact');
    await fill(view, userEvent, /^Email address/, 'mine@saltmarket.example');
    await savedElsewhere({ email: 'theirs@saltmarket.example', website: 'https://theirs.example' });
  },
});
Conflict.test('has each field chosen that both have changed, and saves that', async ({ userEvent, args }) => {
  const view = await panel();
  await save(view, userEvent);
  const heading = await view.findByRole('heading', { name: 'Combine both sets of changes' });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(view.getByRole('region', { name: 'Their change' })).toHaveTextContent('https://theirs.example');
  await press(view, userEvent, 'Use these');
  await expectProblems(view, ['Choose a version for “Email address”']);
  await userEvent.click(view.getByRole('radio', { name: 'Yours: mine@saltmarket.example' }));
  await press(view, userEvent, 'Use these');
  await press(view, userEvent, 'Save changes');
  await waitFor(() => expect(args.onAnnounce).toHaveBeenCalledWith(`Changes to ${name} published`));
  await expect((await stored()).published).toMatchObject({
    email: 'mine@saltmarket.example',
    website: 'https://theirs.example',
  });
});
Conflict.test('says so to who comes back to this tab', async ({ userEvent }) => {
  const view = await panel();
  window.dispatchEvent(new Event('focus'));
  await expect(await view.findByText('Someone else changed this facility while you were editing')).toBeVisible();
  const who = /^Changed Monday 16 March 2026, \d\d:\d\d by you, in another tab or on another device\. Nothing /;
  await expect(view.getByText(who)).toBeVisible();
  await press(view, userEvent, 'Compare');
  await waitFor(() => expect(view.getByRole('heading', { name: 'Combine both sets of changes' })).toHaveFocus());
});

/** A new name is already waiting for an administrator. */
export const Pending = meta.story({ beforeEach: () => savedElsewhere({ name: 'Saltmarket Health Centre' }) });
Pending.test('shows what waits, and what visitors see meanwhile', async () => {
  const view = await opened();
  await expect(view.getByText('Some changes are waiting for a decision')).toBeVisible();
  await expect(
    view.getByText(/^Submitted Monday 16 March 2026, \d\d:\d\d\. Visitors see the old details until then\./),
  ).toBeVisible();
  await expect(view.getByRole('textbox', { name: 'Facility name' })).toHaveValue('Saltmarket Health Centre');
});

const decided = 'The sign at the door says otherwise. Please send a picture of it.';

/** An administrator decides the pending changes in the meantime, in another tab. */
async function decidedElsewhere(outcome: 'approve-verify' | 'reject'): Promise<void> {
  await sampleDecision({ facility: id, route: outcome, message: decided });
  facilityChannel.publish();
}

/** A pending name is rejected while the form is open. */
export const RejectedMeanwhile = Pending.extend({
  play: async () => {
    const view = await opened();
    await view.findByText('Some changes are waiting for a decision');
    await decidedElsewhere('reject');
  },
});
RejectedMeanwhile.test('says why, and shows what visitors see', async ({ userEvent }) => {
  const view = await panel();
  await expect(await view.findByText('Your changes were not approved')).toBeVisible();
  await expect(view.getByText(`Message from the administrator: ${decided}`)).toBeVisible();
  await expect(view.queryByText('Some changes are waiting for a decision')).toBeNull();
  await expect(view.getByRole('textbox', { name: 'Facility name' })).toHaveValue(name);
  await press(view, userEvent, 'Dismiss');
  await expect(view.queryByText('Your changes were not approved')).toBeNull();
});

export const ApprovedMeanwhile = Pending.extend({
  play: async () => {
    const view = await opened();
    await view.findByText('Some changes are waiting for a decision');
    await decidedElsewhere('approve-verify');
  },
});
ApprovedMeanwhile.test('says since when visitors see it', async () => {
  const view = await panel();
  await expect(await view.findByText('Your changes have been approved')).toBeVisible();
  await expect(
    view.getByText(/^Visitors have seen the new details since Monday 16 March 2026, \d\d:\d\d\.$/),
  ).toBeVisible();
  await expect(view.getByRole('textbox', { name: 'Facility name' })).toHaveValue('Saltmarket Health Centre');
});

/** Withdrawn in another tab; this one notices when it regains focus. */
export const WithdrawnMeanwhile = Pending.extend({
  play: async () => {
    const view = await opened();
    await view.findByText('Some changes are waiting for a decision');
    await withdrawChanges();
    window.dispatchEvent(new Event('focus'));
  },
});
WithdrawnMeanwhile.test('says that nothing waits any more', async () => {
  const view = await panel();
  await expect(await view.findByText('Your changes were withdrawn')).toBeVisible();
  await expect(view.getByRole('textbox', { name: 'Facility name' })).toHaveValue(name);
});

/** The same with unsaved changes, none of which are lost. */
export const RejectedWhileTyping = Pending.extend({
  play: async ({ userEvent }) => {
    const view = await opened();
    await open(view, userEvent, 'Contact');
    await fill(view, userEvent, /^Email address/, 'mine@saltmarket.example');
    await decidedElsewhere('reject');
  },
});
RejectedWhileTyping.test('keeps what was typed, and compares', async ({ userEvent, args }) => {
  const view = await panel();
  await expect(await view.findByText('Your changes were not approved')).toBeVisible();
  await expect(view.getByRole('textbox', { name: /^Email address/ })).toHaveValue('mine@saltmarket.example');
  // Nothing is pending any more, even after the message is dismissed.
  await press(view, userEvent, 'Dismiss');
  await expect(view.queryByText('Some changes are waiting for a decision')).toBeNull();
  await press(view, userEvent, 'Compare');
  await expect(view.getByRole('region', { name: 'Their change' })).toHaveTextContent(name);
  await press(view, userEvent, 'Use these');
  await press(view, userEvent, 'Save changes');
  await waitFor(() => expect(args.onAnnounce).toHaveBeenCalledWith(`Changes to ${name} published`));
  await expect(await stored()).toMatchObject({
    pending: null,
    published: { name, email: 'mine@saltmarket.example' },
  });
});

RejectedWhileTyping.test('leaves nothing of what waited when that is discarded', async ({ userEvent }) => {
  const view = await panel();
  await view.findByText('Your changes were not approved');
  await press(view, userEvent, 'Discard changes');
  await open(view, userEvent, 'Name');
  await expect(view.getByRole('textbox', { name: 'Facility name' })).toHaveValue(name);
  await expect(view.queryByRole('button', { name: 'Compare' })).toBeNull();
});

/** This tab was not notified and finds out on saving. */
export const RejectedUnheard = Pending.extend({
  play: async ({ userEvent }) => {
    const view = await opened();
    await fill(view, userEvent, 'Facility name', 'Saltmarket Surgery');
    await sampleDecision({ facility: id, route: 'reject', message: decided });
  },
});
RejectedUnheard.test('is told when it saves, before anything is sent again', async ({ userEvent }) => {
  const view = await panel();
  await save(view, userEvent);
  await waitFor(() => expect(view.getByRole('heading', { name: 'Combine both sets of changes' })).toHaveFocus());
  await expect(view.getByText('Your changes were not approved')).toBeVisible();
  await expect((await stored()).pending).toBeNull();
});

/** Unsaved changes from an earlier visit. */
export const Restored = meta.story({ beforeEach: () => typedBefore({ name: 'Saltmarket Surgery' }) });
Restored.test('is back in the form, until it is discarded', async ({ userEvent }) => {
  const view = await opened();
  const field = view.getByRole('textbox', { name: 'Facility name' });
  await expect(field).toHaveValue('Saltmarket Surgery');
  await expect(view.getByText('We restored your earlier changes')).toBeVisible();
  await press(view, userEvent, 'Discard changes');
  await expect(field).toHaveValue(name);
  await expect(view.queryByText('We restored your earlier changes')).toBeNull();
});

/** The same, but the facility has changed since. */
export const RestoredLater = meta.story({
  async beforeEach() {
    await typedBefore({ email: 'mine@saltmarket.example' });
    await savedElsewhere({ email: 'theirs@saltmarket.example' });
  },
});
RestoredLater.test('asks at once which of them counts', async () => {
  const view = await panel();
  await expect(await view.findByRole('radio', { name: 'Yours: mine@saltmarket.example' })).toBeVisible();
  await expect(view.getByRole('radio', { name: 'Theirs: theirs@saltmarket.example' })).toBeVisible();
});

/** The URL names another person's facility. */
export const NotYours = meta.story({ parameters: { account: 'mira' } });
NotYours.test('has no form', async () => {
  const view = await panel();
  await expect(await view.findByText('Your account does not have permission to view this.')).toBeVisible();
  await expect(view.queryByRole('form')).toBeNull();
});

/** The facility was given up in another tab before saving. */
export const NoLongerYours = meta.story({
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.edit.fails(403)),
});
NoLongerYours.test('says so, with what was typed', async ({ userEvent }) => {
  const view = await opened();
  await fill(view, userEvent, 'Facility name', 'Saltmarket Surgery');
  await save(view, userEvent);
  await expectProblems(view, ['You no longer manage this facility, so you can’t edit it.']);
  await expect(view.getByRole('textbox', { name: 'Facility name' })).toHaveValue('Saltmarket Surgery');
});

/** The back end rejects values that the form accepts. */
export const Refused = meta.story({ beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.edit.refuses()) });
Refused.test('opens the part and says it at the field', async ({ userEvent }) => {
  const view = await opened();
  await fill(view, userEvent, 'Facility name', 'Saltmarket Surgery');
  await save(view, userEvent);
  await waitFor(() => expect(view.getByRole('tab', { name: 'Contact' })).toHaveAttribute('aria-selected', 'true'));
  const words = 'Enter a phone number in the correct format, like +999 20 555 014';
  await expectProblems(view, [words]);
  await expect(view.getAllByText(words)).toHaveLength(2);
});

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.edit.failsOnce(503)),
});
SaveFailed.test('keeps what was typed, and saves when told again', async ({ userEvent, args }) => {
  const view = await opened();
  await fill(view, userEvent, 'Facility name', 'Saltmarket Surgery');
  await save(view, userEvent);
  await expectProblems(view, ['Your changes could not be saved. They are still in the form. Try again.']);
  await save(view, userEvent);
  await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.editable.neverResolves()),
});
Loading.test('says what is being opened, and can be closed', async ({ userEvent, args }) => {
  const view = await panel();
  await userEvent.click(await view.findByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(facilityCreateScenarios.editable.failsOnce(503)) });
Failed.test('loads again when told to', async ({ userEvent }) => {
  const view = await panel();
  await expect(await view.findByText('Could not load the details')).toBeVisible();
  await press(view, userEvent, 'Try again');
  await expect(await view.findByRole('textbox', { name: 'Facility name' })).toHaveValue(name);
});

const longName =
  'Saltmarket and Old Harbour Community Rehabilitation, Physiotherapy and Hydrotherapy Centre of the Isles';

const longWord = 'Rehabilitationszentrumsverwaltungsgesellschaft'.repeat(2);

export const LongText = meta.story({
  async beforeEach() {
    await changeFacility(await openFacility({ id }), { details: { name: longName } });
    bumpChangesVersion();
    await typedBefore({ name: longWord });
  },
});
LongText.test('breaks in the title and in the changes', async ({ userEvent }) => {
  const view = await opened(`Edit ${longName}`);
  await press(view, userEvent, 'Review changes');
  await view.findByText(longWord);
  const list = view.getByRole('list', { name: 'Review your changes' });
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});

export const Turkish = meta.story({ globals: { locale: 'tr' } });
Turkish.test('asks in Turkish', async () => {
  const view = await opened(`${name} tesisini düzenle`);
  await expect(view.getByRole('button', { name: 'Değişiklikleri gözden geçir' })).toBeVisible();
  await expect(view.getByRole('textbox', { name: 'Tesisin adı' })).toHaveAccessibleDescription(
    /Bu değişikliği bir yönetici inceler\.$/,
  );
});

export const OnAPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
OnAPhone.test('takes the whole screen, with room for a finger', async () => {
  const view = await opened();
  await expect(screen.getByRole('dialog').offsetWidth).toBeGreaterThanOrEqual(document.documentElement.clientWidth - 1);
  const form = view.getByRole('form');
  await expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
  const button = view.getByRole('button', { name: 'Review changes' });
  await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
