import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { paths } from '#domain/paths';

import { detailsHref, listHref, parseFileAddress, placeHref, previewHref } from './filePath';

/** Parses a link as the router would. */
function parse(href: string) {
  const { pathname, search } = new URL(href, 'https://orvela.example');
  return parseFileAddress(pathname.slice(paths.fileManager.length), search);
}

describe('the address of the file manager', () => {
  it.each([
    ['', '', { view: 'folder', folderId: null, id: undefined }],
    ['/folders/a%20b', '', { view: 'folder', folderId: 'a b' }],
    ['/folders/a/details/b', '', { folderId: 'a', id: 'b' }],
    ['/details/b', '', { view: 'folder', folderId: null, id: 'b' }],
    ['/trash/details/b', '', { view: 'trash', id: 'b' }],
    [
      '/favorites',
      '?display=list&sort=size&order=desc',
      { view: 'favorites', display: 'list', sort: 'size', order: 'desc' },
    ],
    ['/folders', '?sort=color&preview=x', { view: 'folder', folderId: null, sort: 'name', preview: 'x' }],
    ['/%E0%A4%A', '', { view: 'folder', folderId: null }],
  ])('%s%s', (rest, search, expected) => expect(parseFileAddress(rest, search)).toMatchObject(expected));

  it('is read as it was written, whatever the ids', () => {
    const id = fc
      .string({ unit: 'grapheme-composite', minLength: 1, maxLength: 20 })
      .filter((text) => !/^\.+$/.test(text));
    fc.assert(
      fc.property(id, id, (folderId, other) => {
        const address = { ...parse(listHref({ ...parse(paths.fileManager), folderId })) };
        expect(address.folderId).toBe(folderId);
        const open = parse(detailsHref(address, other));
        expect([open.folderId, open.id]).toEqual([folderId, other]);
      }),
    );
  });

  it('keeps display and order in another place, but not the search', () => {
    const address = parse(`${paths.fileManager}/folders/a/details/b?q=tea&display=list&preview=p`);
    expect(placeHref(address, { view: 'trash', folderId: null })).toBe('/apps/file-manager/trash?display=list');
    expect(previewHref(address, '')).toBe('/apps/file-manager/folders/a/details/b?q=tea&display=list');
  });
});
