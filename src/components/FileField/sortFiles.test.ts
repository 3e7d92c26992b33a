import { describe, expect, it } from 'vitest';

import { isAccepted, kindName, sortFiles } from './sortFiles';

const file = (name: string, type: string, size = 1000) => ({ name, type, size, lastModified: 0 });

describe('kinds', () => {
  it.each([
    ['a.png', 'image/png', ['image/*'], true],
    ['a.png', 'image/png', ['image/jpeg', 'image/png'], true],
    ['a.PDF', '', ['.pdf'], true],
    ['a.pdf', 'application/pdf', ['image/*'], false],
    ['a.pdf.exe', 'application/x-msdownload', ['.pdf'], false],
    ['a', '', [], true],
    ['imagery.txt', 'text/plain', ['image/*'], false],
  ])('%s (%s) in %j: %s', (name, type, accept, expected) => {
    expect(isAccepted({ name, type }, accept)).toBe(expected);
  });

  it('have names', () => {
    expect(['.pdf', 'image/jpeg', 'image/svg+xml', 'image/*'].map(kindName)).toEqual([
      { name: 'PDF' },
      { name: 'JPEG' },
      { name: 'SVG' },
      { family: 'image' },
    ]);
  });
});

it('takes what fits and gives a reason for the rest', () => {
  const have = [file('old.png', 'image/png')];
  const { taken, refused } = sortFiles(
    [
      file('old.png', 'image/png'),
      file('new.png', 'image/png'),
      file('new.png', 'image/png'),
      file('run.exe', 'application/x-msdownload'),
      file('big.png', 'image/png', 5001),
      file('empty.png', 'image/png', 0),
      file('more.png', 'image/png', 5000),
      file('most.png', 'image/png'),
    ],
    have,
    { accept: ['image/*'], maxBytes: 5000, maxFiles: 3 },
  );
  expect(taken.map(({ name }) => name)).toEqual(['new.png', 'more.png']);
  expect(refused.map(({ file: { name }, reason }) => [name, reason])).toEqual([
    ['old.png', 'twice'],
    ['new.png', 'twice'],
    ['run.exe', 'type'],
    ['big.png', 'size'],
    ['empty.png', 'empty'],
    ['most.png', 'count'],
  ]);
});
