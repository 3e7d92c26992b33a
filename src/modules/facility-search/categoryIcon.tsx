import type { IconSource } from '#components/Icon';

import sprite from './categoryIcons.svg?no-inline';

const fallbackName = 'building-storefront';
const names = [
  'arrow-path',
  'beaker',
  'bell-alert',
  'bolt',
  'building-library',
  'building-office-2',
  'building-storefront',
  'chat-bubble-left-right',
  'eye',
  'face-smile',
  'hand-raised',
  'heart',
  'home',
  'lifebuoy',
  'puzzle-piece',
  'shield-check',
  'user-group',
  'viewfinder-circle',
];

function spriteIcon(name: string): IconSource {
  return function CategoryIcon({ className }) {
    return (
      <svg aria-hidden="true" className={className}>
        <use href={`${sprite}#${name}`} />
      </svg>
    );
  };
}

const icons = new Map(names.map((name) => [name, spriteIcon(name)]));
const fallback = spriteIcon(fallbackName);

/**
 * Icon of a category by its Heroicons name; a shop front if unknown. All icons are in one image file, so they add no
 * script.
 */
export function categoryIcon(name: string): IconSource {
  return icons.get(name) ?? fallback;
}
