import { describe, expect, it } from 'vitest';

import { fileKind, splitName } from './fileKind';

describe('fileKind', () => {
  it.each([
    ['ramp.jpg', 'image/jpeg', 'image'],
    ['tour', 'video/mp4', 'video'],
    ['Members.CSV', 'text/csv', 'table'],
    ['notes', 'text/plain', 'text'],
    ['licence', 'application/pdf', 'text'],
    ['backup.tar.gz', 'application/octet-stream', 'archive'],
    ['photo.HEIC', '', 'image'],
    ['constructor', '', 'other'],
    ['.png', '', 'other'],
    ['setup.exe', 'application/x-msdownload', 'other'],
  ])('%s of type "%s" is %s', (name, type, kind) => {
    expect(fileKind(name, type)).toBe(kind);
  });
});

describe('splitName', () => {
  it('keeps the end of a long name, and all of a short one', () => {
    expect(splitName('Ruhsat belgesi ve ekleri, onaylı suret.pdf')).toEqual({
      start: 'Ruhsat belgesi ve ekleri, onay',
      end: 'lı suret.pdf',
    });
    expect(splitName('a.txt')).toEqual({ start: '', end: 'a.txt' });
  });

  it('cuts no character in half', () => {
    const name = `${'🏥'.repeat(20)}.pdf`;
    const { start, end } = splitName(name);
    expect(start + end).toBe(name);
    expect(end).toBe(`${'🏥'.repeat(8)}.pdf`);
  });
});
