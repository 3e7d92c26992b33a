import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { listOutbox } from '#modules/account/api';
import { askSupport, getFaqs, getGuide, getGuides, rateGuide, searchHelp } from '#modules/help-center/api';
import { helpLimits } from '#modules/help-center/limits';
import { getAttachment, getMails } from '#modules/mailbox/api';
import { expectHttpError, serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken, storeToken } from '#mocks/testing/signInAs';
import { server } from '#mocks/start/node';

import { helpCenterScenarios } from './scenarios';
import { faqs } from './seed/faqs';
import { guides } from './seed/guides';

serveBackend({ account: 'mira' });

const [first] = guides;
if (!first) throw new Error('There are guides.');
const firstQuery = { categorySlug: first.category, guideSlug: first.slug };
const guidesIn = (category: string) => guides.filter((guide) => guide.category === category);

describe('GET api/apps/help-center/faqs', () => {
  it('lists the categories of the specification in their order, each with its questions', async () => {
    const categories = await request(getFaqs, { query: {} });
    expect(categories.map(({ slug, title }) => [slug, title])).toEqual([
      ['most-asked', 'Most asked'],
      ['general-inquiries', 'General inquiries'],
      ['licenses', 'Licenses'],
      ['payments', 'Payments'],
      ['support', 'Support'],
    ]);
    expect(categories.flatMap((category) => category.faqs.map(({ id }) => id))).toEqual(
      categories.flatMap(({ slug }) => faqs.filter(({ category }) => category === slug).map(({ id }) => id)),
    );
    for (const { id, faqs: own } of categories) for (const faq of own) expect(faq.categoryId).toBe(id);
    expect(Object.keys(categories[0]?.faqs[0] ?? {})).toEqual(['id', 'categoryId', 'question', 'answer']);
  });

  it('lists one category by its slug', async () => {
    const [category, ...others] = await request(getFaqs, { query: { slug: 'most-asked' } });
    expect(others).toEqual([]);
    expect(category).toMatchObject({ slug: 'most-asked', title: 'Most asked' });
  });

  it('does not know an unknown slug, and names it', async () => {
    const { problem } = await expectHttpError(request(getFaqs, { query: { slug: 'no-such-category' } }));
    expect(problem).toMatchObject({ status: 404, code: 'not-found', id: 'no-such-category' });
    expect(problem.detail).toContain('"no-such-category"');
  });

  it('speaks Turkish', async () => {
    setLanguage('tr');
    const [category] = await request(getFaqs, { query: { slug: 'most-asked' } });
    expect(category?.title).toBe('En çok sorulanlar');
    expect(category?.faqs[0]?.question).toBe(faqs.find((faq) => faq.category === 'most-asked')?.tr.question);
  });
});

describe('GET api/apps/help-center/guides', () => {
  it('lists every category with its first guides and how many there are', async () => {
    const categories = await request(getGuides, { query: {} });
    expect(categories.map(({ slug, title }) => [slug, title])).toEqual([
      ['getting-started', 'Getting Started'],
      ['projects', 'Projects'],
      ['settings', 'Settings'],
      ['payments', 'Payments'],
      ['your-account', 'Your Account'],
    ]);
    for (const { slug, visibleGuides, totalGuides, guides: listed } of categories) {
      const own = guidesIn(slug);
      expect(listed.map(({ id }) => id)).toEqual(own.slice(0, 5).map(({ id }) => id));
      expect([visibleGuides, totalGuides]).toEqual([listed.length, own.length]);
    }
  });

  it('takes another limit', async () => {
    for (const { slug, visibleGuides, guides: listed } of await request(getGuides, { query: { limit: 2 } })) {
      expect(listed).toHaveLength(Math.min(2, guidesIn(slug).length));
      expect(visibleGuides).toBe(listed.length);
    }
  });

  it('lists all guides of one category, whatever the limit, without counts', async () => {
    const categories = await request(getGuides, { query: { slug: 'projects', limit: 1 } });
    expect(categories).toHaveLength(1);
    expect(categories[0]?.guides.map(({ id }) => id)).toEqual(guidesIn('projects').map(({ id }) => id));
    expect(Object.keys(categories[0] ?? {})).toEqual(['id', 'slug', 'title', 'guides']);
  });

  it('has no content in lists', async () => {
    const [category] = await request(getGuides, { query: {} });
    expect(Object.keys(category?.guides[0] ?? {})).toEqual(['id', 'categoryId', 'slug', 'title', 'subtitle']);
  });

  it.each(['limit=0', 'limit=-1', 'limit=1.5', 'limit=x', 'limit=', 'limit=101', 'slug='])(
    'refuses %s and names the field',
    async (query) => {
      const response = await sendRaw(`api/apps/help-center/guides?${query}`);
      expect(response.status).toBe(422);
      const { errors } = (await response.json()) as { errors: Array<{ pointer: string }> };
      expect(errors[0]?.pointer).toBe(`/query/${query.split('=')[0]}`);
    },
  );

  it('does not know an unknown slug, and names it', async () => {
    const { problem } = await expectHttpError(request(getGuides, { query: { slug: '../secret' } }));
    expect(problem).toMatchObject({ status: 404, id: '../secret' });
  });
});

describe('GET api/apps/help-center/guide', () => {
  it('gives the category with that one guide and its content', async () => {
    const page = await request(getGuide, { query: firstQuery });
    expect(page).toMatchObject({ slug: first.category, title: 'Getting Started' });
    expect(page.guides).toHaveLength(1);
    expect(page.guides[0]).toMatchObject({ id: first.id, ...first.en, updatedAt: first.updated, useful: null });
    expect(page.guides[0]?.content).toBe((await first.content()).content.en);
    expect(page.guides[0]?.readingMinutes).toBeGreaterThanOrEqual(1);
  });

  it('leads to the guides before and after it, and to others about the same', async () => {
    const own = guidesIn(first.category);
    for (const [at, { slug }] of own.entries()) {
      const query = { categorySlug: first.category, guideSlug: slug };
      const { previous, next, related } = await request(getGuide, { query });
      expect([previous?.id, next?.id]).toEqual([own[at - 1]?.id, own[at + 1]?.id]);
      expect(related).toHaveLength(Math.min(helpLimits.related, guides.length - 1));
      expect(related.map((guide) => guide.slug)).not.toContain(slug);
    }
  });

  it.each([
    [{ categorySlug: 'nowhere', guideSlug: first.slug }, 'nowhere'],
    [{ categorySlug: first.category, guideSlug: 'nothing' }, 'nothing'],
    // Another category's guide is not found in this one.
    [{ categorySlug: 'payments', guideSlug: first.slug }, first.slug],
  ])('does not know %j, and names what is unknown', async (query, id) => {
    const { problem } = await expectHttpError(request(getGuide, { query }));
    expect(problem).toMatchObject({ status: 404, code: 'not-found', id });
  });

  it.each(['', 'categorySlug=getting-started', 'guideSlug=x'])('refuses ?%s', async (query) => {
    expect((await sendRaw(`api/apps/help-center/guide?${query}`)).status).toBe(422);
  });
});

describe('GET api/apps/help-center/search', () => {
  it('finds questions and guides, with what to mark', async () => {
    const [question] = faqs;
    const word = question?.en.question.split(' ').findLast((one) => /^\w{5,}/.test(one)) ?? '';
    const results = await request(searchHelp, { query: { query: question?.en.question ?? '' } });
    expect(results[0]).toMatchObject({ kind: 'question', id: question?.id, category: 'Most asked', section: null });
    const marked = results[0]?.titleMatches.map(([at, length]) => results[0]?.title.slice(at, at + length));
    expect(marked).toContain(word.replace(/\W/g, ''));
  });

  it.each(['', ' ', 'x', '—'])('answers nothing to %j', async (query) => {
    expect(await request(searchHelp, { query: { query } })).toEqual([]);
  });

  it('refuses a search that is too long', async () => {
    const { problem } = await expectHttpError(request(searchHelp, { query: { query: 'x'.repeat(201) } }));
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer: '/query/query' }] });
  });
});

describe('POST api/apps/help-center/rating', () => {
  const rating = async () => (await request(getGuide, { query: firstQuery })).guides[0]?.useful;

  it('is kept for each person, changed and taken back', async () => {
    await request(rateGuide, { body: { guideId: first.id, useful: true } });
    expect(await rating()).toBe(true);
    await request(rateGuide, { body: { guideId: first.id, useful: false } });
    expect(await rating()).toBe(false);
    await signInAndStoreToken('owen');
    expect(await rating()).toBeNull();
    await signInAndStoreToken('mira');
    await request(rateGuide, { body: { guideId: first.id, useful: null } });
    expect(await rating()).toBeNull();
    expect(await request(rateGuide, { body: { guideId: first.id, useful: null } })).toEqual({
      guideId: first.id,
      useful: null,
    });
  });

  it('does not know an unknown guide, and names it', async () => {
    const { problem } = await expectHttpError(request(rateGuide, { body: { guideId: 'gde_none', useful: true } }));
    expect(problem).toMatchObject({ status: 404, id: 'gde_none' });
  });
});

describe('POST api/apps/help-center/support', () => {
  const body = {
    id: 'request-1',
    name: 'Mira Yıldız',
    email: 'mira@orvela.example',
    subject: 'A map that stays <empty>',
    message: 'The map of my search stays empty.\n\nI use Firefox.',
  };
  const file = (name: string, content = 'text') => new File([content], name, { type: 'text/plain' });
  const inbox = async () => (await request(getMails, { query: { folder: 'inbox' } })).mails ?? [];

  it('answers a ticket number, mails a copy to the outbox, and puts one into the mailbox', async () => {
    const ticket = await request(askSupport, { body });
    expect(ticket).toMatchObject({ id: body.id, email: body.email, createdAt: '2026-03-16T10:00:00.000Z' });
    expect(ticket.number).toMatch(/^HLP-[A-Z2-7]{6}$/);
    const subject = `We’ve received your request: ${body.subject} (${ticket.number})`;
    const [sent] = await request(listOutbox, {});
    expect(sent).toMatchObject({ to: body.email, subject, links: [{ href: '/apps/help-center' }] });
    expect(sent?.text).toContain('The map of my search stays empty.');
    const [mail] = await inbox();
    expect(mail).toMatchObject({ subject, unread: true, attachments: [] });
    expect(mail?.content).toContain('<p>I use Firefox.</p>');
  });

  it('keeps the files, one or several, with the mail', async () => {
    await request(askSupport, { body: { ...body, attachments: [file('one.txt', 'first')] } });
    const [mail] = await inbox();
    expect(mail?.attachments.map(({ name }) => name)).toEqual(['one.txt']);
    const content = await request(getAttachment, { query: { id: mail?.attachments[0]?.id ?? '' } });
    expect(await content.text()).toBe('first');
    await request(askSupport, { body: { ...body, id: 'two', attachments: [file('a.txt'), file('b.txt')] } });
    // Sent within one millisecond, the two may come in any order.
    const attached = (await inbox()).map((one) => one.attachments.map(({ name }) => name));
    expect(attached).toContainEqual(['a.txt', 'b.txt']);
    expect((await request(listOutbox, {})).map(({ text }) => text).join()).toContain('Attachments: a.txt, b.txt');
  });

  it('is safe to repeat: the same id has the same ticket, and one mail', async () => {
    const [one, other] = await Promise.all([request(askSupport, { body }), request(askSupport, { body })]);
    expect(other).toEqual(one);
    expect(await request(askSupport, { body })).toEqual(one);
    expect(await request(listOutbox, {})).toHaveLength(1);
  });

  it('writes in the language of the person', async () => {
    setLanguage('tr');
    const { number } = await request(askSupport, { body });
    expect((await inbox())[0]?.subject).toBe(`Talebinizi aldık: ${body.subject} (${number})`);
  });

  it('goes to the address that was given', async () => {
    await request(askSupport, { body: { ...body, email: ' other@orvela.example ' } });
    expect((await request(listOutbox, {}))[0]?.to).toBe('other@orvela.example');
    expect((await inbox())[0]?.subject).toContain(body.subject);
  });

  it.each([
    ['name', ' '],
    ['name', 'two\nlines'],
    ['email', 'nobody'],
    ['subject', ''],
    ['subject', 'x'.repeat(helpLimits.subject + 1)],
    ['message', 'too short'],
    ['id', 'not an id'],
  ])('refuses a wrong %s (%j), names it, and sends nothing', async (field, value) => {
    const { problem } = await expectHttpError(request(askSupport, { body: { ...body, [field]: value } }));
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer: `/${field}` }] });
    expect(await request(listOutbox, {})).toEqual([]);
  });

  it('refuses too many files, and one that is too large', async () => {
    const many = Array.from({ length: helpLimits.attachments + 1 }, (_, at) => file(`${at}.txt`));
    const refused = await expectHttpError(request(askSupport, { body: { ...body, attachments: many } }));
    expect(refused.problem).toMatchObject({ status: 422, errors: [{ pointer: '/attachments' }] });
    const large = file('large.txt', 'x'.repeat(helpLimits.attachmentBytes + 1));
    const { problem } = await expectHttpError(request(askSupport, { body: { ...body, attachments: [large] } }));
    expect(problem).toMatchObject({ status: 413, limit: helpLimits.attachmentBytes });
    expect(await request(listOutbox, {})).toEqual([]);
  });

  it('takes five requests an hour', async () => {
    for (let at = 0; at < 5; at += 1) await request(askSupport, { body: { ...body, id: `request-${at}` } });
    const { problem } = await expectHttpError(request(askSupport, { body: { ...body, id: 'one-more' } }));
    expect(problem).toMatchObject({ status: 429, retryAfter: 3600 });
    expect(await request(listOutbox, {})).toHaveLength(5);
  });
});

describe('rights', () => {
  it.each(['faqs', 'guides', 'guide?categorySlug=projects&guideSlug=x', 'search?query=xy'])(
    '%s needs a session',
    async (path) => {
      storeToken();
      expect((await sendRaw(`api/apps/help-center/${path}`)).status).toBe(401);
    },
  );
});

describe('scenarios', () => {
  it('fail once and then answer', async () => {
    server.use(helpCenterScenarios.guide.failsOnce());
    expect((await expectHttpError(request(getGuide, { query: firstQuery }))).status).toBe(500);
    expect((await request(getGuide, { query: firstQuery })).slug).toBe(first.category);
  });

  it('are empty', async () => {
    server.use(helpCenterScenarios.faqs.empty(), helpCenterScenarios.guides.empty());
    expect(await request(getFaqs, { query: {} })).toEqual([]);
    expect(await request(getGuides, { query: {} })).toEqual([]);
  });
});
