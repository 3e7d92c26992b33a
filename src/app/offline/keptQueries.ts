import type { QueryKey } from '@tanstack/react-query';

/** `changing` tells its time on the screen; `still` is what only a deployment changes. */
type Keeping = 'changing' | 'still';

// By the first two parts of their keys. All of them are public, none holds a secret, and what a person sees of them is
// kept for that person alone (decision 21).
const kept: Readonly<Record<string, Readonly<Record<string, Keeping>>>> = {
  facility: { facility: 'changing', nearby: 'changing', history: 'changing', ground: 'still' },
  'facility-search': {
    facilities: 'changing',
    points: 'changing',
    categories: 'still',
    tags: 'still',
    category: 'still',
    tag: 'still',
    stats: 'still',
    place: 'still',
    district: 'still',
    basemap: 'still',
  },
  article: { articles: 'changing', article: 'changing' },
  directions: { way: 'changing', ground: 'still' },
};

/** Whether the answers under a key are saved for reading without a network, and how; `undefined`: they are not. */
export function keepingOf([slug, collection]: QueryKey): Keeping | undefined {
  return kept[String(slug)]?.[String(collection)];
}
