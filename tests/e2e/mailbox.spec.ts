import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { findingsOn } from './axe';
import { hold } from './hold';

// The mailbox needs a signed-in user. Tests that use the folder list need a wide screen for it.
test.use({ account: 'ada' });

const mails = (page: Page) => page.getByRole('list', { name: 'Emails' });
const mail = (page: Page, name: RegExp) => mails(page).getByRole('link', { name });
const reader = (page: Page) => page.getByRole('region', { name: 'Email', exact: true });
const form = (page: Page) => page.getByRole('form', { name: 'New email' });

/** Resolves when a request has been answered: optimistic updates are not saved yet. */
const answered = (page: Page, method: string, path: string) =>
  page.waitForResponse((response) => response.request().method() === method && response.url().includes(path));

async function openInbox(page: Page, at = 'inbox/1'): Promise<void> {
  await page.goto(`/apps/mailbox/${at}`);
  await expect(mails(page).getByRole('listitem').first()).toBeVisible();
}

test('a mail is read, starred and labelled, and all of it persists', { tag: '@desktop' }, async ({ page }) => {
  await openInbox(page);
  const read = answered(page, 'PATCH', 'api/apps/mailbox/mail');
  await mail(page, /Ayşe Yılmaz.*Saturday hours/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saturday hours at Saltmarket Clinic' })).toBeFocused();
  await read;

  const starred = answered(page, 'PATCH', 'api/apps/mailbox/mail');
  await reader(page).getByRole('button', { name: 'Star', exact: true }).click();
  await starred;
  const labelled = answered(page, 'PATCH', 'api/apps/mailbox/mails');
  await reader(page).getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Payments' }).click();
  await labelled;
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(reader(page).getByRole('button', { name: 'Star', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(reader(page).getByRole('list', { name: 'Labels' })).toContainText('Payments');
  await page.getByRole('link', { name: 'Starred' }).click();
  await expect(mail(page, /Ayşe Yılmaz.*Saturday hours/)).toBeVisible();
  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await expect(mail(page, /Ayşe Yılmaz.*Saturday hours/)).toBeVisible();
  // Navigation has finished, and closing overlays have faded.
  await expect(page.locator('[role="progressbar"], body > [inert]')).toHaveCount(0);
  expect(await findingsOn(page)).toEqual([]);
});

test('unread mails are counted in the navigation and in the title of the tab @desktop', async ({ page }) => {
  await openInbox(page);
  const entry = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /^Mailbox/ });
  await expect(entry).toHaveText(/\d+$/);
  const unread = Number(/\d+$/.exec((await entry.textContent()) ?? '')?.[0]);
  await expect(page).toHaveTitle(new RegExp(`^\\(${unread}\\) Inbox`));
  await mails(page)
    .getByRole('link', { name: /^Unread/ })
    .first()
    .click();
  await expect(entry).toHaveText(new RegExp(`${unread - 1}$`));
  await expect(page).toHaveTitle(new RegExp(`^\\(${unread - 1}\\) `));
});

test('mails are moved together, and moved back', async ({ page }) => {
  await openInbox(page);
  const boxes = mails(page).getByRole('checkbox');
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  const bulk = page.getByRole('group', { name: 'Actions for selected emails' });
  await bulk.getByRole('button', { name: 'Move to' }).click();
  const moved = answered(page, 'PATCH', 'api/apps/mailbox/mails');
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await moved;
  await expect(page.getByText('3 emails moved to Spam').first()).toBeVisible();
  await expect(mail(page, /Ayşe Yılmaz.*Saturday hours/)).toHaveCount(0);
  const back = answered(page, 'PATCH', 'api/apps/mailbox/mails');
  await page.getByRole('button', { name: 'Undo' }).click();
  await back;
  await expect(mail(page, /Ayşe Yılmaz.*Saturday hours/)).toBeVisible();
});

test('a draft survives a reload, and is sent', { tag: '@desktop' }, async ({ page }) => {
  await openInbox(page);
  await page.getByRole('button', { name: 'New email' }).click();
  await form(page).getByRole('combobox', { name: 'To' }).fill('barış');
  await page.getByRole('option', { name: /baris\.kaya@orvela\.example/ }).click();
  await form(page).getByRole('textbox', { name: 'Subject' }).fill('Ramps in Yeşilmar');
  await form(page).getByRole('textbox', { name: 'Message' }).fill('Seven of them are too steep.');
  await expect(form(page).getByText('Saved to Drafts')).toBeVisible();

  // The URL identifies the draft.
  await page.reload();
  await expect(form(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('Ramps in Yeşilmar');
  await expect(form(page).getByRole('textbox', { name: 'Message' })).toContainText('too steep');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: /^Drafts/ }).click();
  await mail(page, /Ramps in Yeşilmar/).click();
  await form(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email sent').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sent', exact: true }).click();
  await expect(mail(page, /Barış Kaya.*Ramps in Yeşilmar/)).toBeVisible();
});

test.describe('when sending fails', () => {
  test.use({ expectedProblems: [/503/] });

  test('nothing is lost, and the second attempt succeeds', { tag: '@desktop' }, async ({ page, fault }) => {
    await openInbox(page);
    await fault({ path: 'api/apps/mailbox/send', status: 503, times: 1 });
    await page.getByRole('button', { name: 'New email' }).click();
    await form(page).getByRole('combobox', { name: 'To' }).fill('liam@post.example');
    await form(page).getByRole('textbox', { name: 'Subject' }).fill('Area codes');
    await form(page).getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Your email was not sent').first()).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('Area codes');
    await form(page).getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Email sent').first()).toBeVisible();
  });
});

test('ten mails are processed by keyboard alone @desktop', async ({ page }) => {
  await openInbox(page);
  await page.keyboard.press('j');
  await expect(mails(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inbox\/1\/mai_\w+$/);
  const subject = page.getByRole('heading', { level: 1 });
  await expect(subject).not.toHaveText('Inbox');
  for (let n = 1; n < 10; n += 1) {
    await expect(subject).toBeFocused();
    const before = (await subject.textContent()) ?? '';
    await page.keyboard.press('j');
    await expect(subject).not.toHaveText(before);
  }
  await expect(subject).toBeFocused();
  const tenth = (await subject.textContent()) ?? '';
  // “E” archives in other mailboxes: here it does nothing.
  await page.keyboard.press('e');
  await page.keyboard.press('#');
  await expect(page.getByText('Moved to Trash').first()).toBeVisible();
  // Goes on with the mail before the deleted one, which was the last.
  await expect(subject).not.toHaveText(tenth);
  await expect(mails(page).getByRole('link').nth(8)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search these emails' })).toBeFocused();
  await page.keyboard.type('clarinet');
  await page.keyboard.press('Enter');
  await expect(mail(page, /The clarinet is yours/)).toBeVisible();
  await page.goto('/apps/mailbox/trash/1');
  await expect(mails(page)).toContainText(tenth);
});

test('a mail is answered, deleted and brought back by keyboard alone @desktop', async ({ page }) => {
  await openInbox(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const subject = page.getByRole('heading', { level: 1 });
  await expect(subject).toBeFocused();
  const answeredMail = (await subject.textContent()) ?? '';
  await page.keyboard.press('r');
  await expect(reader(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('Thank you, we will change it today.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Email sent').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mails(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('#');
  await expect(mails(page)).not.toContainText(answeredMail);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(mails(page)).toContainText(answeredMail);
  await page.goto('/apps/mailbox/sent/1');
  await expect(mails(page)).toContainText('Thank you, we will change it today.');
});

test('a mail is answered and the next one deleted on a phone, in Turkish @mobile', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'tr'));
  await page.goto('/apps/mailbox/inbox/1');
  const list = page.getByRole('list', { name: 'E-postalar' });
  const first = list.getByRole('link').first();
  await first.tap();
  const subject = page.getByRole('heading', { level: 1 });
  await expect(subject).toBeFocused();
  const opened = page.getByRole('region', { name: 'E-posta', exact: true });
  await opened.getByRole('button', { name: 'Yanıtla', exact: true }).tap();
  await opened.getByRole('textbox', { name: 'İleti' }).fill('Teşekkürler, bugün düzelteceğiz.');
  await opened.getByRole('button', { name: 'Gönder', exact: true }).tap();
  await expect(page.getByText('E-posta gönderildi').first()).toBeVisible();
  await page.getByRole('link', { name: 'Listeye dön' }).tap();
  const next = list.getByRole('listitem').nth(1);
  const row = (await next.textContent()) ?? '';
  await next.getByRole('checkbox').tap();
  await page
    .getByRole('group', { name: 'Seçilen e-postalar için işlemler' })
    .getByRole('button', { name: 'Sil', exact: true })
    .tap();
  await expect(list.getByRole('listitem').nth(1)).not.toHaveText(row);
  await page.getByRole('button', { name: 'Geri al' }).tap();
  await expect(list.getByRole('listitem').nth(1)).toHaveText(row);
  await page.goto('/apps/mailbox/sent/1');
  await expect(list).toContainText('Teşekkürler, bugün düzelteceğiz.');
});

test('a mail is left to its row, by Escape and by Back @desktop', async ({ page }) => {
  await openInbox(page);
  const third = mails(page).getByRole('link').nth(2);
  await third.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/inbox\/1$/);
  await expect(third).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inbox\/1\/mai_/);
  await page.goBack();
  await expect(third).toBeFocused();
  // Another list begins at its heading, also if it holds the same mail.
  await page.getByRole('link', { name: 'Starred' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Starred' })).toBeFocused();
});

test('an unfinished reply is there again after a reload @desktop', async ({ page }) => {
  // The editor arrives while the subject is written in, and leaves it the focus.
  const loadEditor = await hold(page, '**/assets/Editor-*.js');
  await openInbox(page);
  await mail(page, /Ayşe Yılmaz.*Saturday hours/).click();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const saved = answered(page, 'PUT', 'api/apps/mailbox/draft');
  const subject = form(page).getByRole('textbox', { name: 'Subject' });
  await subject.fill('Saturday is fine');
  await loadEditor();
  await expect(form(page).getByRole('textbox', { name: 'Message' })).toBeVisible();
  await saved;
  await expect(subject).toBeFocused();
  await page.reload();
  await expect(subject).toHaveValue('Saturday is fine');
  await form(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email sent').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});

test('the shortcuts can be turned off @desktop', async ({ page }) => {
  await openInbox(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const saved = answered(page, 'PATCH', 'api/account/details');
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
  await saved;
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('c');
  await expect(form(page)).toHaveCount(0);
});

test('a label is created, applied and deleted @desktop', async ({ page }) => {
  await page.goto('/apps/mailbox/settings');
  await page.getByRole('textbox', { name: 'New label' }).fill('Travel & more');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Labels' })).toContainText('Travel & more');
  await openInbox(page, 'inbox/1?q=northern+rail');
  await mails(page).getByRole('checkbox').first().click();
  const bulk = page.getByRole('group', { name: 'Actions for selected emails' });
  await bulk.getByRole('button', { name: 'Labels' }).click();
  const labelled = answered(page, 'PATCH', 'api/apps/mailbox/mails');
  await page.getByRole('menuitemcheckbox', { name: 'Travel & more' }).click();
  await labelled;
  await page.goto('/apps/mailbox/label/travel-more/1');
  await expect(mails(page).getByRole('listitem')).toHaveCount(1);
  await page.goto('/apps/mailbox/settings');
  await page.getByRole('button', { name: 'Delete Travel & more' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete label' }).click();
  await expect(page.getByRole('list', { name: 'Labels' })).not.toContainText('Travel & more');
});

test('a phone shows one pane at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInbox(page);
  await mail(page, /Ayşe Yılmaz.*Saturday hours/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saturday hours at Saltmarket Clinic' })).toBeVisible();
  await expect(mails(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: 'Folders and labels' }).click();
  await page.getByRole('dialog', { name: 'Mailbox' }).getByRole('link', { name: 'Sent', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible();
});
