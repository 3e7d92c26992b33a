import { describe, expect, it } from 'vitest';

import { choiceParam, listParam, listParams, pageParam, textParam } from './listParams';

const params = listParams({
  q: textParam(10),
  view: choiceParam(['all', 'today', 'done'], 'all'),
  tags: listParam(3),
  page: pageParam,
});
const defaults = { q: '', view: 'all', tags: [], page: 1 } as const;

describe('the query of a list', () => {
  it('has its defaults when it is empty', () => expect(params.parse('')).toEqual(defaults));

  it('restores what a link holds', () => {
    const values = { q: 'çay & su', view: 'done', tags: ['a', 'b'], page: 12 } as const;
    const href = params.href('/apps/tasks', values);
    expect(href).toBe('/apps/tasks?q=%C3%A7ay+%26+su&view=done&tags=a%2Cb&page=12');
    expect(params.parse(href.slice(href.indexOf('?')))).toEqual(values);
  });

  it('leaves out defaults', () => {
    expect(params.href('/apps/tasks', defaults)).toBe('/apps/tasks');
    expect(params.href('/apps/tasks', { q: '  ' })).toBe('/apps/tasks');
  });

  it.each(['page=0', 'page=-1', 'page=1e9', 'page=99999999999', 'view=nowhere', 'tags=,,', 'other=1'])(
    'ignores %s',
    (query) => expect(params.parse(query)).toEqual(defaults),
  );

  it('is cut to its limits', () => {
    expect(params.parse('q=a very long text&tags=a,b,c,d')).toMatchObject({ q: 'a very lon', tags: ['a', 'b', 'c'] });
  });
});
