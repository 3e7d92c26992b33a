import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { emptied, features, modes, parseScenarios } from './scenarios';

describe('the scenarios of an address', () => {
  it('are features with a mode, several with commas', () => {
    expect(parseScenarios('mailbox.slow,chat.status500').scenarios).toEqual([
      { feature: 'mailbox', mode: 'slow' },
      { feature: 'chat', mode: 'status500' },
    ]);
    expect(parseScenarios('none')).toEqual({ scenarios: [], unknown: [] });
  });

  it('have ten thousand records only where there are so many', () => {
    expect(parseScenarios('contacts.many,messages.many')).toEqual({
      scenarios: [{ feature: 'contacts', mode: 'many' }],
      unknown: ['messages.many'],
    });
  });

  it('that do not exist are named', () => {
    const unknown = ['mailbox', 'mailbox.', 'mail.slow', 'mailbox.quick', 'mailbox.slow.more', 'constructor.slow'];
    expect(parseScenarios(unknown.join(','))).toEqual({ scenarios: [], unknown });
  });
});

it('all are in the guide', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../../../stories/guides/StatesAndScenarios.mdx'), 'utf8');
  for (const name of [...Object.keys(features), ...Object.keys(modes)]) expect(guide).toContain(`\`${name}\``);
});

it('an empty response has the shape of a full one', () => {
  expect(emptied([1, 2])).toEqual([]);
  expect(emptied({ mails: [{}], pagination: { totalResults: 9, lastPage: 1, startIndex: 0, endIndex: 8 } })).toEqual({
    mails: [],
    pagination: { totalResults: 0, lastPage: 1, startIndex: 0, endIndex: -1 },
  });
  expect(emptied('text')).toBe('text');
});
