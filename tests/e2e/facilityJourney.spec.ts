import type { Page } from '@playwright/test';

import { tokenOf } from './accounts';
import type { Account } from './accounts';
import { expect, test } from './app';
import { findingsOn } from './axe';
import { confirm, enter, heading, press, tick } from './keyboard';

// A facility from the form to the search results, by everyone who has a part in it: whole by keyboard, in English; the
// way without a rejection on a phone, in Turkish.

const name = 'Zephyr Nook Vaccinations';
const line1 = '21 Lantern Row';
const phone = '20 555 014';

type Words = {
  steps: readonly [name: string, duplicates: string, address: string, contact: string, hours: string, services: string];
  check: string;
  next: string;
  name: string;
  category: [label: string, option: string];
  no: string;
  noSimilar: string;
  line1: string;
  city: string;
  district: string;
  postcode: string;
  place: string;
  phone: RegExp;
  always: string;
  short: string;
  declared: string;
  submit: string;
  received: string;
  requests: RegExp;
  navigation: string;
  toggleNavigation: string;
  search: string;
  review: string;
  question: string;
  changes: string;
  checked: string;
  publish: string;
  approved: string;
};

const english: Words = {
  steps: [
    'Name and type',
    'Check for duplicates',
    'Address and pin',
    'Contact',
    'Opening hours',
    'Services and access',
  ],
  check: 'Check your answers',
  next: 'Continue',
  name: 'Facility name',
  category: ['Main category', 'Vaccination centre'],
  no: 'No',
  noSimilar: 'No similar facilities found',
  line1: 'Address line 1',
  city: 'Town or city',
  district: 'District',
  postcode: 'Postcode',
  place: 'Place the pin in the centre',
  phone: /^Phone number 1/,
  always: 'It is open 24 hours a day',
  short: 'Short description',
  declared: 'The details are correct to the best of my knowledge',
  submit: 'Submit',
  received: `Submission received: ${name}`,
  requests: /^Requests/,
  navigation: 'Main navigation',
  toggleNavigation: 'Toggle navigation',
  search: 'Search by facility, place or person',
  review: `Review ${name}`,
  question: `Publish ${name}?`,
  changes: 'Changes',
  checked: 'I have checked the evidence',
  publish: 'Publish and mark as verified',
  approved: `Approved: ${name}`,
};

const turkish: Words = {
  steps: [
    'Ad ve tür',
    'Benzer kayıtları kontrol edin',
    'Adres ve iğne',
    'İletişim',
    'Çalışma saatleri',
    'Hizmetler ve erişilebilirlik',
  ],
  check: 'Yanıtlarınızı kontrol edin',
  next: 'Devam et',
  name: 'Tesisin adı',
  category: ['Ana kategori', 'Aşı merkezi'],
  no: 'Hayır',
  noSimilar: 'Benzer tesis bulunamadı',
  line1: 'Adres satırı 1',
  city: 'Şehir',
  district: 'Semt',
  postcode: 'Posta kodu',
  place: 'İğneyi ortaya yerleştir',
  phone: /^1\. telefon numarası/,
  always: '24 saat açık',
  short: 'Kısa tanıtım',
  declared: 'Bilgilerin, bildiğim kadarıyla doğru olduğunu onaylıyorum',
  submit: 'Gönder',
  received: `Başvurunuz alındı: ${name}`,
  requests: /^Başvurular/,
  navigation: 'Ana menü',
  toggleNavigation: 'Gezinmeyi aç veya kapat',
  search: 'Tesis, yer veya kişi ara',
  review: `İncele: ${name}`,
  question: `${name} yayımlansın mı?`,
  changes: 'Değişiklikler',
  checked: 'Kanıtları inceledim',
  publish: 'Yayımla ve doğrulandı olarak işaretle',
  approved: `Onaylandı: ${name}`,
};

/** How a person uses the page. */
type Input = {
  press: (page: Page, role: 'button' | 'link', label: string | RegExp) => Promise<void>;
  enter: (page: Page, label: string | RegExp, text: string) => Promise<void>;
  tick: (page: Page, role: 'checkbox' | 'radio', label: string) => Promise<void>;
  confirm: (page: Page, label: string) => Promise<void>;
};

const keyboard: Input = { press, enter, tick, confirm };

const touch: Input = {
  press: (page, role, label) =>
    page
      .getByRole('main')
      .getByRole(role, typeof label === 'string' ? { name: label, exact: true } : { name: label })
      .first()
      .tap(),
  enter: (page, label, text) => page.getByRole('textbox', { name: label }).fill(text),
  tick: (page, role, label) => page.getByRole(role, { name: label, exact: true }).tap(),
  confirm: (page, label) => page.getByRole('alertdialog').getByRole('button', { name: label }).tap(),
};

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
}

/** Fills in the form from its first step, and submits it. */
async function add(page: Page, words: Words, input: Input) {
  const goOn = async (next: string) => {
    await input.press(page, 'button', words.next);
    await expect(heading(page, next)).toBeVisible();
  };
  const [first, duplicates, address, contact, hours, services] = words.steps;
  await page.goto('/facility/create');
  await expect(heading(page, first)).toBeVisible();
  await input.enter(page, words.name, name);
  await choose(page, ...words.category);
  await input.tick(page, 'radio', words.no);
  await goOn(duplicates);
  await expect(page.getByText(words.noSimilar)).toBeVisible();
  await goOn(address);
  await input.enter(page, words.line1, line1);
  await choose(page, words.city, 'Port Calder');
  await choose(page, words.district, 'Old Harbour');
  await input.enter(page, words.postcode, '1040');
  await input.press(page, 'button', words.place);
  await goOn(contact);
  await input.enter(page, words.phone, phone);
  await goOn(hours);
  await input.tick(page, 'radio', words.always);
  await goOn(services);
  await input.enter(page, words.short, 'Vaccinations and advice before a journey.');
  await goOn(words.check);
  await submit(page, words, input);
}

async function submit(page: Page, words: Words, input: Input) {
  await input.tick(page, 'checkbox', words.declared);
  await input.press(page, 'button', words.submit);
  await expect(heading(page, words.received)).toBeVisible();
}

/** Switches the browser, and so its local back end, to another account. */
async function become(page: Page, account: Account): Promise<void> {
  await page.evaluate((token) => localStorage.setItem('token', token), tokenOf(account));
}

/** Signs in as a demo account of the administrators, who start in the console. */
async function signInAsAdministrator(page: Page, input: Input) {
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/sign-in');
  await input.press(page, 'button', /^Ada Lindqvist/);
  await expect(page).toHaveURL('/home');
}

/** Opens the request of the facility from the list of requests. */
async function openRequest(page: Page, words: Words, input: Input) {
  await page.getByRole('searchbox', { name: words.search }).fill('zephyr port calder mira');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([name]);
  await input.press(page, 'button', words.review);
  await expect(heading(page, words.question)).toBeFocused();
  await expect(page.getByRole('table', { name: words.changes })).toContainText(line1);
}

async function approve(page: Page, words: Words, input: Input) {
  await input.tick(page, 'checkbox', words.checked);
  await input.press(page, 'button', words.publish);
  await input.confirm(page, words.publish);
  await expect(heading(page, words.approved)).toBeFocused();
}

/** Finds the facility as a visitor does. */
async function find(page: Page, input: Input) {
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/search/port-calder/zephyr+nook/page-1');
  await input.press(page, 'link', name);
  await expect(heading(page, name)).toBeVisible();
}

test.use({ account: 'mira' });

test('a facility is added, rejected, corrected, approved and found, by keyboard @desktop', async ({ page }) => {
  const words = english;
  const why = 'The number at the door is another one. Please look again.';
  await add(page, words, keyboard);

  await signInAsAdministrator(page, keyboard);
  const entry = page.getByRole('navigation', { name: words.navigation }).getByRole('link', { name: words.requests });
  await expect(entry).toHaveText(/6$/);
  await entry.focus();
  await page.keyboard.press('Enter');
  await openRequest(page, words, keyboard);
  expect(await findingsOn(page)).toEqual([]);

  // The way to the opposite decision, and back.
  const rejecting = heading(page, `Reject the request for ${name}?`);
  await press(page, 'link', 'Reject instead');
  await expect(rejecting).toBeFocused();
  await page.goBack();
  await expect(heading(page, words.question)).toBeVisible();
  await page.goForward();
  await expect(rejecting).toBeVisible();
  await tick(page, 'radio', 'The details are incorrect');
  await enter(page, 'Message to Mira Castellanos', why);
  await press(page, 'button', 'Reject request');
  await confirm(page, 'Reject request');
  await expect(heading(page, `Rejected: ${name}`)).toBeFocused();
  await expect(entry).toHaveText(/5$/);

  await become(page, 'mira');
  await page.goto('/account/facility?tab=submitted');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(card.getByText('Not published', { exact: true })).toBeVisible();
  await expect(card.getByRole('blockquote')).toHaveText(why);
  await press(page, 'button', `Correct and resend ${name}`, card);
  await expect(heading(page, words.check)).toBeVisible();
  await expect(page.getByText(why).first()).toBeVisible();
  await press(page, 'link', /^Change: Address/);
  await enter(page, words.line1, '23 Lantern Row');
  await press(page, 'button', words.next);
  await expect(heading(page, words.check)).toBeVisible();
  await submit(page, words, keyboard);
  await press(page, 'link', 'Go to My facilities');
  await expect(card.getByText('Waiting for a decision', { exact: true })).toBeVisible();

  await become(page, 'ada');
  await page.goto('/apps/requests?q=zephyr');
  await press(page, 'button', words.review);
  await expect(page.getByRole('table', { name: words.changes })).toContainText('23 Lantern Row');
  await approve(page, words, keyboard);
  await press(page, 'link', 'Requests');
  await expect(heading(page, 'Requests')).toBeFocused();

  await find(page, keyboard);
  await expect(page.getByText('23 Lantern Row').first()).toBeVisible();
});

test('a facility is added, approved and found on a phone, in Turkish @mobile', async ({ page }) => {
  const words = turkish;
  await page.addInitScript(() => localStorage.setItem('language', 'tr'));
  await add(page, words, touch);

  await signInAsAdministrator(page, touch);
  await page.getByRole('button', { name: words.toggleNavigation }).tap();
  const entry = page.getByRole('navigation', { name: words.navigation }).getByRole('link', { name: words.requests });
  await expect(entry).toHaveText(/6$/);
  await entry.tap();
  await openRequest(page, words, touch);
  expect(await findingsOn(page)).toEqual([]);
  const publish = page.getByRole('button', { name: words.publish });
  await expect(publish).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { level: 2, name: 'Geçmiş' }).scrollIntoViewIfNeeded();
  await expect(publish).toBeInViewport({ ratio: 1 });
  await approve(page, words, touch);
  await find(page, touch);
});
