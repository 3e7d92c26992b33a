import { paths } from '#domain/paths';
import type { Language } from '#lib/i18n/languages';
import type { SessionUser } from '#lib/session/session';
import { askSupport, getFaqs, getGuide, getGuides, rateGuide, searchHelp } from '#modules/help-center/api';
import type { SupportForm, SupportTicket } from '#modules/help-center/api';
import { helpLimits } from '#modules/help-center/limits';

import { accounts } from '#mocks/accounts/store';
import { randomBase32 } from '#mocks/core/base32';
import { handle } from '#mocks/core/handle';
import type { DataLanguage } from '#mocks/core/localized';
import { ProblemError, recordNotFound } from '#mocks/core/problem';
import { consumeQuota, limits } from '#mocks/core/quotas';
import { isoInstant } from '#mocks/core/time';
import { inTransaction } from '#mocks/core/transaction';
import { ensureMailChannels, outbox, saveMail } from '#mocks/outbox/store';

import { toCategory, toGuidePage } from './guideResponse';
import { loadHelpSearch } from './helpSearch';
import { faqCategories, guideCategories } from './seed/categories';
import type { HelpCategory } from './seed/helpText';
import { guideRatings, supportRequests } from './store';
import type { StoredTicket } from './store';
import { supportMailText } from './supportMail';

// Lazy: a page that has only guides loads no answers, and the other way round.
const loadGuides = async () => (await import('./seed/guides')).guides;
const loadFaqs = async () => (await import('./seed/faqs')).faqs;

/** The category with a slug, or all of them without one. An unknown slug throws `not-found` that names it. */
function chosen<Slug extends string>(
  categories: ReadonlyArray<HelpCategory<Slug>>,
  slug: string | undefined,
): ReadonlyArray<HelpCategory<Slug>> {
  if (slug === undefined) return categories;
  const found = categories.filter((category) => category.slug === slug);
  if (found.length === 0) throw recordNotFound(slug, 'the categories of the help centre');
  return found;
}

const toTicket = ({ id, number, email, createdAt }: StoredTicket): SupportTicket => ({ id, number, email, createdAt });

/** Keeps a request and mails its copy; a repeated call changes nothing. */
async function saveRequest(
  user: SessionUser,
  { attachments: files, ...form }: SupportForm & { attachments: readonly File[] },
  language: DataLanguage,
): Promise<StoredTicket> {
  const own = supportRequests.of(user.id);
  const before = await own.find(form.id);
  if (before) return before;
  const tooLarge = files.some(({ size }) => size > helpLimits.attachmentBytes);
  if (tooLarge) throw new ProblemError('payload-too-large', { limit: helpLimits.attachmentBytes });
  await consumeQuota(limits.support, user.id);
  const { readFile } = await import('#mocks/mailbox/store');
  const read = await Promise.all(files.map(readFile));
  const ticket = { ...form, number: `HLP-${randomBase32(6).toUpperCase()}`, createdAt: isoInstant() };
  const text = supportMailText(
    ticket,
    files.map(({ name }) => name),
    language,
  );
  const to = { id: user.id, email: form.email, name: form.name, locale: language satisfies Language };
  return inTransaction([accounts, own, outbox, { ensureSeeded: ensureMailChannels }], async () => {
    // Two calls at once.
    const meanwhile = await own.find(form.id);
    if (meanwhile) return meanwhile;
    await saveMail(to, text, paths.helpCenter, read);
    return own.addFirst(ticket);
  });
}

/** The calls of the help centre. */
export const helpCenterHandlers = [
  handle(getFaqs, async ({ query, language }) => {
    const categories = chosen(faqCategories, query.slug);
    const faqs = await loadFaqs();
    return categories.map(({ id, slug, ...texts }) => ({
      id,
      slug,
      ...texts[language],
      faqs: faqs
        .filter(({ category }) => category === slug)
        .map((faq) => ({ id: faq.id, categoryId: id, ...faq[language] })),
    }));
  }),

  handle(getGuides, async ({ query: { slug, limit = helpLimits.guidesPerCategory }, language }) => {
    const categories = chosen(guideCategories, slug);
    const guides = await loadGuides();
    return categories.map((category) => toCategory(category, guides, language, slug === undefined ? limit : undefined));
  }),

  handle(getGuide, async ({ query: { categorySlug, guideSlug }, language, user }) => {
    const [category] = chosen(guideCategories, categorySlug);
    const guides = await loadGuides();
    const guide = guides.find(({ slug, category: own }) => own === category?.slug && slug === guideSlug);
    if (!guide) throw recordNotFound(guideSlug, 'the guides of the category');
    const [page, rating] = await Promise.all([
      toGuidePage(guide, guides, language),
      guideRatings.of(user.id).find(guide.id),
    ]);
    return { ...page, guides: page.guides.map((one) => ({ ...one, useful: rating?.useful ?? null })) };
  }),

  handle(searchHelp, async ({ query, language }) => (await loadHelpSearch(language))(query.query)),

  handle(rateGuide, async ({ body: { guideId, useful }, user }) => {
    if (!(await loadGuides()).some(({ id }) => id === guideId)) throw recordNotFound(guideId, 'guides');
    const own = guideRatings.of(user.id);
    if (useful !== null) await own.upsert(guideId, () => ({ id: guideId, useful }));
    else if (await own.find(guideId)) await own.remove(guideId);
    return { guideId, useful };
  }),

  handle(askSupport, async ({ body: { attachments = [], ...form }, user, language }) =>
    toTicket(await saveRequest(user, { ...form, attachments }, language)),
  ),
];
