import { describe, expect, it } from 'vitest';

import { readTileSettings, tileOrigin } from './tileSettings';

const by = '© Surveyors of Orvela';

describe('readTileSettings', () => {
  it.each([undefined, ''])('has no tiles where nothing is set: %s', (url) => {
    expect(readTileSettings(url, undefined)).toBeUndefined();
    expect(readTileSettings(url, by)).toBeUndefined();
  });

  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['https://tiles.example:8443/osm/{z}/{x}/{y}.png?key=abc', 'https://tiles.example:8443'],
    ['http://localhost:8080/{z}/{x}/{y}.png', 'http://localhost:8080'],
    ['/tiles/{z}/{x}/{y}.webp', undefined],
  ])('takes %s, from %s', (url, origin) => {
    const source = readTileSettings(url, ` ${by} `);
    expect(source).toEqual({ url, attribution: by });
    expect(tileOrigin(source)).toBe(origin);
  });

  it.each([
    'http://tiles.example/{z}/{x}/{y}.png',
    '//tiles.example/{z}/{x}/{y}.png',
    'javascript:alert({z}{x}{y})',
    'data:image/png,{z}{x}{y}',
    'https://me:secret@tiles.example/{z}/{x}/{y}.png',
    'https://{z}.tiles.example/{z}/{x}/{y}.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://tiles.example/{z}/{x}/{y}/{y}.png',
    'tiles/{z}/{x}/{y}.png',
    'nonsense',
  ])('stops a build that is set to %s', (url) => {
    expect(() => readTileSettings(url, by)).toThrow('VITE_TILES_URL');
  });

  it.each([undefined, '', '  ', 'x'.repeat(121)])('stops a build that names nobody: %s', (attribution) => {
    expect(() => readTileSettings('https://tiles.example/{z}/{x}/{y}.png', attribution)).toThrow(
      'VITE_TILES_ATTRIBUTION',
    );
  });
});
