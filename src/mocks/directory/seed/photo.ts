import type { Photo } from '#domain/facility';
import type { DataLanguage } from '#mocks/core/localized';

import { stream } from './random';

const skies = ['#c9dbe8', '#dfe3ee', '#f0dfc8', '#cfe3dc', '#e7d7e2'] as const;
const walls = ['#b5653f', '#d9b382', '#8d9aa5', '#e8e2d5', '#6f8f86', '#a8786f', '#c7c1b0'] as const;

/** A drawing of a facade as a `data:` URL: the demo country has no photographs and calls no other server. */
function drawFacade(n: number, which: number): string {
  const chance = stream('photo', n, which);
  const [sky, wall] = [chance.pick(skies), chance.pick(walls)];
  const columns = chance.int(3, 5);
  const floors = chance.int(2, 4);
  const width = columns * 44 + 20;
  const height = floors * 40 + 30;
  const left = (320 - width) / 2;
  const top = 200 - height;
  const roof = chance.chance(0.5)
    ? `M${left - 8} ${top}h${width + 16}l-30-26H${left + 22}z`
    : `M${left - 4} ${top - 8}h${width + 8}v8h-${width + 8}z`;
  const panes = Array.from({ length: floors - 1 }, (_, floor) =>
    Array.from(
      { length: columns },
      (_, column) => `M${left + 22 + column * 44} ${top + 14 + floor * 40}h20v24h-20z`,
    ).join(''),
  ).join('');
  const door = left + 22 + chance.int(0, columns - 1) * 44;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 240'><path fill='${sky}' d='M0 0h320v240H0z'/><path fill='${wall}' d='M${left} ${top}h${width}v${height}H${left}z'/><path fill='#4a4f57' d='${roof}'/><path fill='#f6f3ea' d='${panes}'/><path fill='#2f4a46' d='M${door} 160h22v40h-22z'/><path fill='#9aa59b' d='M0 200h320v40H0z'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const views = {
  en: ['Front of', 'Street side of', 'Entrance to'],
  tr: ['Ön cephe:', 'Sokaktan görünüş:', 'Giriş:'],
} as const;
const credit = { en: 'Drawn for the demo', tr: 'Tanıtım için çizildi' } as const;

/** The generated photos of facility `n`, described in one language. Only their number is stored. */
export function photosOf(n: number, count: number, name: string, language: DataLanguage): Photo[] {
  const names = views[language];
  return Array.from({ length: count }, (_, which) => ({
    id: `photo-${n}-${which + 1}`,
    url: drawFacade(n, which),
    alt: `${names[which % names.length] ?? names[0]} ${name}`.slice(0, 150),
    credit: credit[language],
    language,
  }));
}
