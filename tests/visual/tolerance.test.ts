import { describe, expect, it } from 'vitest';

import { difference } from './picture.mjs';
import type { Picture } from './picture.mjs';
import { picturesOf } from './stories.mjs';
import type { Story } from './stories.mjs';
import { budget, exact, moduleBudget, problemsOfBaselines, toleranceFor, wide } from './tolerance.mjs';

const recorded = { chromium: 156, platform: 'linux' };

describe('the tolerance', () => {
  it('is exact in the browser that the pictures were recorded with', () => {
    expect(toleranceFor(recorded, { ...recorded })).toEqual({ tolerance: exact });
    expect(toleranceFor(undefined, recorded)).toEqual({ tolerance: exact });
  });

  it.each([
    [{ chromium: 151, platform: 'linux' }, /with Chromium 156, and here is 151/],
    [{ chromium: 160, platform: 'linux' }, /with Chromium 156, and here is 160/],
    [{ chromium: 156, platform: 'darwin' }, /on linux, and this is darwin/],
  ])('is wider elsewhere, with a note: %o', (here, said) => {
    const { tolerance, note } = toleranceFor(recorded, here);
    expect(tolerance).toBe(wide);
    expect(note).toMatch(said);
  });
});

/** A white picture with rectangles in grey values. */
function picture(
  width: number,
  height: number,
  boxes: ReadonlyArray<{ x: number; y: number; width: number; height: number; grey: number }>,
): Picture {
  const data = Buffer.alloc(width * height * 4, 255);
  for (const box of boxes) {
    for (let y = box.y; y < box.y + box.height; y += 1) {
      for (let x = box.x; x < box.x + box.width; x += 1)
        data.fill(box.grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height };
}

// A line of text and a button.
const strokes = (grey: number) =>
  Array.from({ length: 20 }, (_, letter) => ({ x: 20 + letter * 8, y: 20, width: 2, height: 12, grey }));
const button = { x: 20, y: 60, width: 120, height: 36, grey: 40 };
const shown = picture(320, 240, [...strokes(40), button]);

describe('pictures of another browser', () => {
  it('are equal when only the edges of letters are drawn differently', () => {
    const fainter = picture(320, 240, [...strokes(60), button]);
    expect(difference(shown, fainter)).toBeDefined();
    expect(difference(shown, fainter, wide)).toBeUndefined();
  });

  it('are equal when the size differs by a few pixels', () => {
    const taller = picture(320, 244, [...strokes(40), button]);
    expect(difference(shown, taller)?.what).toMatch(/^the size is 320×244/);
    expect(difference(shown, taller, wide)).toBeUndefined();
  });

  it.each([
    ['is missing', picture(320, 240, strokes(40))],
    ['has moved', picture(320, 240, [...strokes(40), { ...button, x: 60 }])],
    ['has another colour', picture(320, 240, [...strokes(40), { ...button, grey: 120 }])],
    ['is in a picture of another size', picture(320, 280, [...strokes(40), button])],
  ])('differ when something %s', (_what, other) => {
    expect(difference(shown, other, wide)).toBeDefined();
  });
});

describe('the committed pictures', () => {
  it('are within their number and size, and each has a story', () => {
    const taken = (count: number, name: string, bytes = 10_000) =>
      Array.from({ length: count }, () => ({ name, bytes }));
    const rest = taken(budget.pictures, 'components-button--loaded--light.webp');
    const chat = taken(moduleBudget.pictures, 'modules-chat-chatpage--loaded--light.webp');
    expect(problemsOfBaselines({ pictures: [...rest, ...chat], orphans: [] })).toEqual([]);
    expect(problemsOfBaselines({ pictures: [...rest, ...rest.slice(0, 1)], orphans: [] })).toHaveLength(1);
    expect(problemsOfBaselines({ pictures: [...chat, ...chat.slice(0, 1)], orphans: [] })).toEqual([
      expect.stringContaining('of the module chat'),
    ]);
    expect(problemsOfBaselines({ pictures: taken(1, 'app-home--loaded.webp', 17e6), orphans: [] })).toHaveLength(1);
    expect(problemsOfBaselines({ pictures: rest, orphans: ['a.webp'] })).toEqual([expect.stringContaining('a.webp')]);
  });
});

/** The modes in which each story of a title is taken. */
function modesOf(title: string, stories: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const entries = Object.entries(stories).map(([name, tags]): Story => {
    const id = name.toLowerCase().replaceAll(' ', '-');
    return { type: 'story', id, title, name, tags };
  });
  const taken = picturesOf({ entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) });
  return Object.fromEntries(
    entries.map(({ id, name }) => [
      name,
      taken
        .filter((one) => one.id === id)
        .map(({ mode }) => mode)
        .join(' '),
    ]),
  );
}

describe('a picture is taken', () => {
  it('of a matrix and of what it does not show', () => {
    expect(
      modesOf('Components/Button', { Default: [], Disabled: [], 'Long Text': [], Dark: [], Turkish: [], Matrix: [] }),
    ).toEqual({ Default: '', Disabled: '', 'Long Text': 'light', Dark: '', Turkish: '', Matrix: 'light dark' });
  });

  it('of a screen in both schemes and widths once, and of its other states on a phone', () => {
    expect(
      modesOf('Modules/x/Page', { Loaded: ['screen'], Failed: ['screen'], Compared: ['screen', 'wide'], Turkish: [] }),
    ).toEqual({ Loaded: 'light dark phone', Failed: 'phone', Compared: 'light', Turkish: 'phone' });
  });

  it('of a screen once for each scheme and width, where stories of its own show them', () => {
    expect(modesOf('Modules/x/Page', { Loaded: ['screen'], Dark: [], 'On A Phone': ['phone'] })).toEqual({
      Loaded: 'light',
      Dark: 'light',
      'On A Phone': 'phone',
    });
  });

  it('of no story tagged no-visual', () => {
    expect(modesOf('Modules/x/Panel', { Open: [], Closed: ['no-visual'] })).toEqual({ Open: 'light', Closed: '' });
  });
});
