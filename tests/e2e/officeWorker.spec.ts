import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { heading, press, type } from './keyboard';

// A morning's work in one sitting, from an email through six modules: the address bar is used once, and everything else
// is reached from what is on the screen.
test.use({ account: 'ada' });

/** Resolves when a request has been answered: optimistic updates are not saved yet. */
const answered = (page: Page, method: string, path: string) =>
  page.waitForResponse((response) => response.request().method() === method && response.url().includes(path));

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const subject = 'Saturday hours at Saltmarket Clinic';
const stepFree = 'Show the step-free entrance on the map';

/** Searches everything, and expects each of these among the results. */
async function expectFound(page: Page, words: string, titles: readonly string[]) {
  await page.keyboard.type(words);
  for (const title of titles) await expect(page.getByRole('option').filter({ hasText: title }).first()).toBeVisible();
}

test('an email becomes a task, a card, a note and a message, and the stock is counted, by keyboard @desktop', async ({
  page,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const goTo = (entry: RegExp) => press(page, 'link', entry, navigation);

  await page.goto('/home');
  const work = page
    .getByRole('region', { name: 'Mailbox' })
    .getByRole('listitem')
    .filter({ hasText: 'Saturday hours' });
  await press(page, 'link', /./, work);
  await expect(heading(page, subject)).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('Thank you, I will change them today.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Email sent').first()).toBeVisible();

  const added = answered(page, 'POST', 'api/apps/tasks/task');
  await press(page, 'button', 'Add to tasks', page.getByRole('region', { name: 'Email', exact: true }));
  await added;
  await press(page, 'button', 'View task', page);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(subject);
  await expect(page.getByText('Email from Ayşe Yılmaz')).toBeVisible();
  const subTask = answered(page, 'PATCH', 'api/apps/tasks/task');
  await type(page, /Sub-tasks/, 'Ask for the rota');
  await page.keyboard.press('Enter');
  await subTask;

  await goTo(/^Scrumboard/);
  await press(page, 'link', 'Spring release');
  await expect(page.getByRole('button', { name: `Move ${stepFree}` })).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: stepFree }).focus();
  await page.keyboard.press('n');
  const card = answered(page, 'PUT', 'api/apps/scrumboard/board/card');
  await page.keyboard.type('Check all Saturday hours');
  await page.keyboard.press('Enter');
  await card;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('link', { name: 'Check all Saturday hours' })).toBeVisible();

  await goTo(/^Notes/);
  await expect(heading(page, 'Notes')).toBeFocused();
  await page.keyboard.press('n');
  await expect(dialog(page, 'New note').getByRole('textbox', { name: 'Title' })).toBeFocused();
  const noted = answered(page, 'POST', 'api/apps/notes');
  await page.keyboard.type('Saturday hours: who to call');
  await noted;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await goTo(/^Chat/);
  await press(page, 'link', /Jasper Holt/);
  await expect(page.getByRole('textbox', { name: 'Message Jasper Holt' })).toBeFocused();
  const sent = answered(page, 'POST', 'api/apps/chat/message');
  await page.keyboard.type('The Saturday hours are changed');
  await page.keyboard.press('Enter');
  await sent;

  await goTo(/^Inventory/);
  const stock = page.getByRole('button', { name: /^Edit Stock of/ }).first();
  await stock.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Stock of/ })).toBeFocused();
  const counted = answered(page, 'PATCH', 'api/apps/ecommerce/inventory');
  await page.keyboard.type('42');
  await page.keyboard.press('Enter');
  await counted;
  await expect(stock).toContainText('42');

  // The search finds the traces of the morning together, and leads back to the first.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await expectFound(page, 'saturday hours', [
    subject,
    'Check all Saturday hours',
    'Saturday hours: who to call',
    'The Saturday hours are changed',
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page, /./)).toBeFocused();
});

test('an email becomes a task, a card, a note and a message, and a file is read, by touch, in Turkish @mobile', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'tr'));
  const main = page.getByRole('main');
  async function goTo(entry: RegExp) {
    await page.getByRole('button', { name: 'Gezinmeyi aç veya kapat' }).tap();
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: entry }).tap();
    await expect(page.getByRole('dialog', { name: 'Ana gezinme' })).toHaveCount(0);
  }

  await page.goto('/home');
  await page
    .getByRole('region', { name: 'Posta kutusu' })
    .getByRole('listitem')
    .filter({ hasText: 'Saturday hours' })
    .getByRole('link')
    .tap();
  await expect(heading(page, subject)).toBeFocused();
  const mail = page.getByRole('region', { name: 'E-posta', exact: true });
  await mail.getByRole('button', { name: 'Yanıtla', exact: true }).tap();
  await mail.getByRole('textbox', { name: 'İleti' }).fill('Teşekkürler, bugün değiştiriyorum.');
  await mail.getByRole('button', { name: 'Gönder', exact: true }).tap();
  await expect(page.getByText('E-posta gönderildi').first()).toBeVisible();

  const added = answered(page, 'POST', 'api/apps/tasks/task');
  await mail.getByRole('button', { name: 'Görevlere ekle' }).tap();
  await added;
  await page.getByRole('button', { name: 'Görevi aç' }).tap();
  await expect(page.getByRole('textbox', { name: 'Başlık' })).toHaveValue(subject);
  const subTask = answered(page, 'PATCH', 'api/apps/tasks/task');
  await page.getByRole('textbox', { name: /Alt görevler/ }).fill('Çizelgeyi iste');
  await page.keyboard.press('Enter');
  await subTask;

  await goTo(/^Scrum panosu/);
  await main.getByRole('link', { name: 'Spring release' }).tap();
  await main
    .getByRole('button', { name: /^Kart ekle/ })
    .first()
    .tap();
  await main.getByRole('textbox', { name: 'Kart başlığı' }).fill('Cumartesi saatlerini denetle');
  const card = answered(page, 'PUT', 'api/apps/scrumboard/board/card');
  await main.getByRole('button', { name: 'Kart ekle', exact: true }).first().tap();
  await card;
  await expect(main.getByRole('link', { name: 'Cumartesi saatlerini denetle' })).toBeVisible();

  await goTo(/^Notlar/);
  await main.getByRole('button', { name: 'Yeni not' }).first().tap();
  const noted = answered(page, 'POST', 'api/apps/notes');
  await dialog(page, 'Yeni not').getByRole('textbox', { name: 'Başlık' }).fill('Cumartesi saatleri: kim aranacak');
  await noted;
  await dialog(page, 'Yeni not').getByRole('button', { name: 'Geri' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await goTo(/^Sohbet/);
  await main.getByRole('link', { name: /Jasper Holt/ }).tap();
  await page.getByRole('textbox', { name: 'Jasper Holt kişisine mesaj' }).fill('Cumartesi saatleri değişti');
  const sent = answered(page, 'POST', 'api/apps/chat/message');
  await page.getByRole('button', { name: 'Gönder', exact: true }).tap();
  await sent;
  await page.getByRole('button', { name: 'Tüm sohbetler' }).tap();

  await goTo(/^Dosya yöneticisi/);
  await main.locator('[data-slot]').filter({ hasText: 'Facility reports' }).tap();
  await expect(heading(page, 'Facility reports')).toBeVisible();
  await main.locator('[data-slot]').filter({ hasText: 'Facilities.csv' }).tap();
  await expect(page.getByRole('dialog', { name: 'Facilities.csv' }).getByRole('table')).toContainText('Yeşilmar');
  await page.getByRole('button', { name: 'Geri' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Ara', exact: true }).tap();
  await expect(page.getByRole('combobox', { name: 'Ara' })).toBeFocused();
  await expectFound(page, 'cumartesi saatleri', [
    'Cumartesi saatlerini denetle',
    'Cumartesi saatleri: kim aranacak',
    'Cumartesi saatleri değişti',
  ]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'Nothing is cut off' })
    .toBe(390);
});
