import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { request } from '#lib/http/request';
import { dayMs, minuteMs } from '#lib/time/duration';
import { now } from '#lib/time/clock';
import { activityKinds } from '#modules/activities/activityKinds';
import { activitySchema, getActivities, getActivityPeople } from '#modules/activities/api';
import { completeContactImport, createContact } from '#modules/contacts/api';
import { createCard, updateCard, updateCards } from '#modules/scrumboard/api';
import { createTask, updateTask, updateTasks } from '#modules/tasks/api';
import { sendMail } from '#modules/mailbox/api';

import { demoAccount } from '#mocks/accounts/seed';
import { expectHttpError, serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

import { recordActivity } from '#mocks/core/recordActivity';

import { activities } from './store';

serveBackend({ account: 'mira' });

const list = (query: Parameters<typeof request<typeof getActivities>>[1]['query'] = {}) =>
  request(getActivities, { query });
const age = (date: string | undefined) => now().getTime() - Date.parse(date ?? '');

describe('GET api/pages/activities', () => {
  it('begins with the ten samples of the specification’s kind, 25 minutes to four days old', async () => {
    const all = await list();
    for (const one of all) expect(activitySchema.safeParse(one).success).toBe(true);
    const recent = all.filter(({ date }) => age(date) <= 4 * dayMs);
    expect(recent).toHaveLength(10);
    expect(age(all[0]?.date)).toBe(25 * minuteMs);
    expect(recent.filter(({ icon }) => icon !== undefined)).toHaveLength(6);
    expect(recent.filter(({ image }) => image !== undefined)).toHaveLength(4);
    expect(recent.filter(({ extraContent }) => extraContent !== undefined)).toHaveLength(3);
    expect(all.map(({ date }) => date)).toEqual(
      all
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const one of all) expect(one.link).toMatch(/^\//);
  });

  it('is paged by the id of the last one, also when new ones come in between', async () => {
    const all = await list();
    const first = await list({ limit: 20 });
    recordActivity(['per_0039'], { id: 'new', action: 'edited', personId: null, subject: 'New', link: '/' });
    const second = await list({ limit: 20, before: first.at(-1)?.id });
    expect([...first, ...second]).toEqual(all.slice(0, 40));
    expect((await list({ limit: 1 }))[0]?.id).toBe('new');
    expect(await list({ before: all.at(-1)?.id })).toEqual([]);
  });

  it('is filtered by kinds and people', async () => {
    const all = await list();
    for (const kind of activityKinds) {
      expect(await list({ kinds: [kind] })).toEqual(all.filter((one) => one.kind === kind));
    }
    const alan = await list({ people: ['per_0002'] });
    expect(alan).toEqual(all.filter(({ person }) => person?.id === 'per_0002'));
    expect(alan.length).toBeGreaterThan(3);
    const both = await list({ people: ['per_0002', 'per_0033'], kinds: ['decision'], limit: 2 });
    expect(both).toEqual(
      all.filter(({ kind, person }) => kind === 'decision' && person?.id === 'per_0002').slice(0, 2),
    );
    const people = await request(getActivityPeople, {});
    expect(new Set(people.map(({ id }) => id))).toEqual(new Set(all.flatMap(({ person }) => person?.id ?? [])));
  });

  it('tells it in the language of the call, with names that are text', async () => {
    const [english] = await list({ limit: 1 });
    expect(english?.description).toBe('<b>Leyla Polat</b> asked for a facility to be verified');
    setLanguage('tr');
    const [turkish] = await list({ limit: 1 });
    expect(turkish?.description).toBe('<b>Leyla Polat</b> bir tesisin doğrulanmasını istedi');
    recordActivity(['per_0039'], {
      id: 'x',
      action: 'edited',
      personId: null,
      subject: '<i>',
      link: '/',
      note: '<img onerror=x>',
    });
    expect((await list({ limit: 1 }))[0]).toMatchObject({
      extraContent: '&lt;img onerror=x&gt;',
      linkedContent: '<i>',
    });
  });

  it('names what has no title, so that its link can be read', async () => {
    recordActivity(['per_0039'], { id: 'x', action: 'completed', personId: 'per_0039', subject: ' ', link: '/' });
    expect((await list({ limit: 1 }))[0]?.linkedContent).toBe('Untitled');
    setLanguage('tr');
    expect((await list({ limit: 1 }))[0]?.linkedContent).toBe('Başlıksız');
  });

  it('does not tell the reader that they did what somebody did whose account is closed', async () => {
    const done = { action: 'edited', personId: 'per_closed', subject: 'Ferry Clinic', link: '/' } as const;
    recordActivity(['per_0039'], { id: 'x', ...done });
    const [english] = await list({ limit: 1 });
    expect(english).toMatchObject({ description: '<b>A closed account</b> updated the details of a facility' });
    expect(english).toMatchObject({ icon: 'heroicons_outline:pencil-square', person: null });
    setLanguage('tr');
    expect((await list({ limit: 1 }))[0]?.description).toContain('<b>Kapatılmış bir hesap</b>');
  });

  it('refuses an unknown id by name, and what is out of bounds by field', async () => {
    const error = await expectHttpError(list({ before: 'nothing' }));
    expect(error.problem).toMatchObject({ status: 404, id: 'nothing' });
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'kinds=nothing', `people=${'x'.repeat(81)}`]) {
      const response = await sendRaw(`api/pages/activities?${query}`);
      expect(response.status, query).toBe(422);
      const { errors } = (await response.json()) as { errors: Array<{ pointer: string }> };
      expect(errors[0]?.pointer).toContain(`/query/${query.split('=')[0]}`);
    }
  });

  it('answers any query, or explains what is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('kinds', 'people', 'before', 'limit', 'x'),
        fc.string({ unit: 'binary' }),
        async (name, value) => {
          const query = new URLSearchParams({ [name]: value, limit: name === 'limit' ? value : '1' }).toString();
          const { status } = await sendRaw(`api/pages/activities?${query}`);
          expect([200, 404, 422]).toContain(status);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('what is recorded', () => {
  const mine = async () => (await list({ limit: 10 })).filter(({ id }) => !id.startsWith('act_'));

  it('is a completed task, once, and not one that was completed before', async () => {
    const task = await request(createTask, { body: { type: 'task', task: { title: 'Order signs' } } });
    const done = await request(updateTask, { body: { id: task.id, task: { completed: true } } });
    await request(updateTask, { body: { id: task.id, task: { title: 'Order new signs' } } });
    await request(updateTasks, { body: { ids: [task.id], task: { completed: true } } });
    expect(await mine()).toMatchObject([
      {
        id: `task_${task.id}_${done.updatedAt}`,
        description: 'You <b>completed</b> a task',
        linkedContent: 'Order signs',
        link: `/apps/tasks/${task.id}`,
        kind: 'task',
        person: { id: 'per_0039', name: 'Mira Castellanos' },
      },
    ]);
    await request(updateTasks, { body: { ids: [task.id], task: { completed: false } } });
    await request(updateTasks, { body: { ids: [task.id], task: { completed: true } } });
    expect(await mine()).toHaveLength(2);
  });

  it('is a card that is added, or moved to another list, and not within its list', async () => {
    const [from, to] = ['bls_review', 'bls_done'];
    const card = { id: 'crd_new', boardId: 'brd_release', listId: from, title: 'Order signs' };
    await request(createCard, { body: { card } });
    await request(createCard, { body: { card } });
    const link = '/apps/scrumboard/brd_release/cards/crd_new';
    expect(await mine()).toMatchObject([
      { description: 'You added a <b>card</b>', linkedContent: 'Order signs', link, kind: 'card' },
    ]);
    await request(updateCard, { body: { id: card.id, card: { listId: to } } });
    await request(updateCard, { body: { id: card.id, card: { listId: to, position: 1, title: 'Order new signs' } } });
    expect(await mine()).toMatchObject([
      { description: 'You <b>moved</b> a card to another list', linkedContent: 'Order signs', link, kind: 'card' },
      { description: 'You added a <b>card</b>' },
    ]);
    await request(updateCards, { body: { cards: [{ id: card.id, listId: from }] } });
    expect(await mine()).toHaveLength(3);
  });

  it('is a contact with a name, once for repeated calls', async () => {
    await request(createContact, { body: {} });
    expect(await mine()).toEqual([]);
    const body = { id: 'per_new', contact: { name: 'Nadia Rossi' } };
    await request(createContact, { body });
    await request(createContact, { body });
    expect(await mine()).toMatchObject([{ linkedContent: 'Nadia Rossi', link: '/apps/contacts/per_new' }]);
  });

  it('is an import of contacts as a whole, once for repeated calls', async () => {
    for (const count of [3, 3]) await request(completeContactImport, { body: { id: 'imp_new', count } });
    expect(await mine()).toMatchObject([
      { description: 'You <b>imported</b> contacts', linkedContent: '3 contacts', link: '/apps/contacts' },
    ]);
    const response = await sendRaw(completeContactImport.path, {
      method: 'POST',
      body: JSON.stringify({ id: 'imp_none', count: 0 }),
    });
    expect(response.status).toBe(422);
    expect(await mine()).toHaveLength(1);
  });

  it('is stored before the response: the page may be left then', async () => {
    await list();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      await request(completeContactImport, { body: { id: 'imp_left', count: 2 } });
      // Nothing that was put off has run.
      const stored = await activities.of(demoAccount('mira').id).list();
      expect(stored.map(({ id }) => id)).toContain('contact-import_imp_left');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is a sent mail, seen by nobody else', async () => {
    const mail = { to: 'ada@orvela.example', cc: '', bcc: '', subject: '', content: '<p>Hello</p>', attachments: [] };
    await request(sendMail, { body: { id: 'mail_new', mail, baseDate: null } });
    const [sent] = await mine();
    expect(sent).toMatchObject({ linkedContent: 'ada@orvela.example', kind: 'mail' });
    expect(sent?.link).toContain('/apps/mailbox/sent/');
    await signInAndStoreToken('ada');
    expect(await mine()).toEqual([]);
  });
});
