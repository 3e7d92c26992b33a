import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { shortcutsScenarios } from './scenarios';
import { server } from '#mocks/start/node';
import { shortcuts as samples } from './seed';
import { createShortcut, deleteShortcut, getShortcuts, updateShortcut } from '#modules/shortcuts/api';
import { isShortcutLink } from '#modules/shortcuts/link';

import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

const list = () => request(getShortcuts, {});
const notes = {
  label: 'Notes',
  description: 'What I must not forget',
  icon: 'heroicons_outline:pencil',
  link: '/home',
  useRouter: true,
};

/** Sends a request that the typed client would not allow. */
async function send(method: 'POST' | 'PATCH', body: unknown): Promise<{ status: number; pointers: string[] }> {
  const response = await sendRaw('api/common/shortcuts', {
    method,
    body: JSON.stringify(body),
  });
  const { errors = [] } = (await response.json()) as { errors?: { pointer: string }[] };
  return { status: response.status, pointers: errors.map(({ pointer }) => pointer) };
}

describe('GET api/common/shortcuts', () => {
  it('answers the eight samples in their order: seven inside the app, one plain', async () => {
    const shortcuts = await list();
    expect(shortcuts).toEqual(samples);
    expect(shortcuts).toHaveLength(8);
    expect(shortcuts.filter(({ useRouter }) => useRouter)).toHaveLength(7);
    expect(shortcuts.every(({ link }) => isShortcutLink(link))).toBe(true);
    expect(shortcuts.every(({ link, useRouter }) => link.startsWith('/') === useRouter)).toBe(true);
  });

  it('answers the samples in the language of the call, and what a person has changed as it is', async () => {
    const inTurkish = async () => {
      const response = await sendRaw('api/common/shortcuts', { headers: { 'Accept-Language': 'tr' } });
      return (await response.json()) as typeof samples;
    };
    expect((await inTurkish())[0]).toMatchObject({ label: 'Konsol', description: 'Güne buradan başlayın' });
    await request(updateShortcut, { body: { id: 'console-home', shortcut: { label: 'Start' } } });
    expect((await inTurkish())[0]).toMatchObject({ label: 'Start', description: 'Güne buradan başlayın' });
    expect((await list())[0]).toMatchObject({ label: 'Start', description: 'Start your day here' });
  });

  it('answers none where none are kept, and fails by name', async () => {
    server.use(shortcutsScenarios.list.empty());
    expect(await list()).toEqual([]);
    server.use(shortcutsScenarios.list.fails(503));
    expect((await expectHttpError(list())).status).toBe(503);
  });
});

describe('POST api/common/shortcuts', () => {
  it('answers the new one with an id and puts it in front, for good', async () => {
    const created = await request(createShortcut, { body: { shortcut: notes } });
    expect(created).toEqual({ ...notes, id: expect.stringMatching(/^[\da-f-]{36}$/) });
    const after = await list();
    expect(after).toHaveLength(9);
    expect(after[0]).toEqual(created);
  });

  it('does without a description, keeps a plain link, and trims what was typed', async () => {
    const created = await request(createShortcut, {
      body: { shortcut: { label: '  Standards ', icon: 'bell', link: ' https://example.org/ ', useRouter: false } },
    });
    expect(created).toEqual({
      id: created.id,
      label: 'Standards',
      icon: 'bell',
      link: 'https://example.org/',
      useRouter: false,
    });
  });

  it('accepts a path without its leading slash, and stores it as it was sent', async () => {
    const created = await request(createShortcut, { body: { shortcut: { ...notes, link: ' apps/mailbox ' } } });
    expect(created.link).toBe('apps/mailbox');
    const changed = await request(updateShortcut, { body: { id: created.id, shortcut: { link: 'apps/chat' } } });
    expect(changed.link).toBe('apps/chat');
    expect((await list())[0]).toEqual(changed);
  });

  it.each(['label', 'icon', 'link', 'useRouter'])('refuses one without %s and names it', async (field) => {
    const { [field as keyof typeof notes]: _left, ...rest } = notes;
    expect(await send('POST', { shortcut: rest })).toEqual({ status: 422, pointers: [`/shortcut/${field}`] });
    expect(await list()).toHaveLength(8);
  });

  it.each(['label', 'icon', 'link'])('refuses an empty %s and names it', async (field) => {
    const { status, pointers } = await send('POST', { shortcut: { ...notes, [field]: '   ' } });
    expect(status).toBe(422);
    expect(new Set(pointers)).toEqual(new Set([`/shortcut/${field}`]));
  });

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', '//example.org', 'www.example.org'])(
    'refuses the address %j',
    async (link) => {
      expect(await send('POST', { shortcut: { ...notes, link } })).toEqual({
        status: 422,
        pointers: ['/shortcut/link'],
      });
    },
  );

  it('refuses an answer to useRouter that is neither yes nor no, and a call without a shortcut', async () => {
    expect(await send('POST', { shortcut: { ...notes, useRouter: 'yes' } })).toEqual({
      status: 422,
      pointers: ['/shortcut/useRouter'],
    });
    expect(await send('POST', {})).toEqual({ status: 422, pointers: ['/shortcut'] });
  });

  it('refuses with words of the server where a story wants it', async () => {
    server.use(shortcutsScenarios.create.refuses('link', 'This page is closed.'));
    const { status, problem } = await expectHttpError(request(createShortcut, { body: { shortcut: notes } }));
    expect(status).toBe(422);
    expect(problem.errors).toEqual([{ pointer: '/shortcut/link', code: 'refused', message: 'This page is closed.' }]);
  });
});

describe('PATCH api/common/shortcuts', () => {
  it('changes what is given, keeps the rest and the place', async () => {
    const [, before] = samples;
    if (!before) throw new Error('There is no second sample.');
    const changed = await request(updateShortcut, { body: { id: before.id, shortcut: { label: 'Search' } } });
    expect(changed).toEqual({ ...before, label: 'Search' });
    expect((await list())[1]).toEqual(changed);
  });

  it('takes a whole shortcut and the answer no', async () => {
    const changed = await request(updateShortcut, {
      body: { id: 'articles', shortcut: { ...notes, useRouter: false } },
    });
    expect(changed).toEqual({ ...notes, id: 'articles', useRouter: false });
  });

  it('does not move the id', async () => {
    expect(await send('PATCH', { id: 'articles', shortcut: { id: 'other', label: 'A' } })).toMatchObject({
      status: 200,
    });
    const ids = (await list()).map(({ id }) => id);
    expect(ids).toContain('articles');
    expect(ids).not.toContain('other');
  });

  it('refuses an emptied or unsafe field and names it', async () => {
    expect(await send('PATCH', { id: 'articles', shortcut: { label: '' } })).toEqual({
      status: 422,
      pointers: ['/shortcut/label'],
    });
    expect(await send('PATCH', { id: 'articles', shortcut: { link: 'javascript:alert(1)' } })).toEqual({
      status: 422,
      pointers: ['/shortcut/link'],
    });
    expect(await send('PATCH', { shortcut: { label: 'A' } })).toEqual({ status: 422, pointers: ['/id'] });
    expect(await list()).toEqual(samples);
  });

  it('answers 404 that names an unknown id, and changes nothing', async () => {
    const { status, problem } = await expectHttpError(
      request(updateShortcut, { body: { id: 'nobody', shortcut: notes } }),
    );
    expect(status).toBe(404);
    expect(problem).toMatchObject({ code: 'not-found', id: 'nobody' });
    expect(await list()).toEqual(samples);
  });
});

describe('DELETE api/common/shortcuts', () => {
  it('removes one and answers what it was', async () => {
    const [first, ...rest] = samples;
    if (!first) throw new Error('There is no first sample.');
    expect(await request(deleteShortcut, { query: { id: first.id } })).toEqual(first);
    expect(await list()).toEqual(rest);
  });

  it('answers 404 that names an unknown id, and removes nothing', async () => {
    const { status, problem } = await expectHttpError(request(deleteShortcut, { query: { id: 'nobody' } }));
    expect(status).toBe(404);
    expect(problem).toMatchObject({ id: 'nobody' });
    expect(await list()).toEqual(samples);
  });

  it('refuses a call without an id', async () => {
    const response = await sendRaw('api/common/shortcuts', { method: 'DELETE' });
    expect(response.status).toBe(422);
  });
});
