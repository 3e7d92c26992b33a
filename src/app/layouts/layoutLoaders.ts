import type { ComponentType, ReactNode } from 'react';

import type { LayoutName } from '#lib/layoutChoice';

/** A layout: a frame around the page it is given. */
export type LayoutComponent = ComponentType<{ children: ReactNode }>;

/** Where the code of each layout is. */
export type LayoutLoaders = Readonly<Record<LayoutName, () => Promise<LayoutComponent>>>;

/** The eleven layouts, each fetched when it is first shown. */
export const layoutLoaders: LayoutLoaders = {
  empty: () => import('./EmptyLayout').then(({ EmptyLayout }) => EmptyLayout),
  centered: () => import('./CenteredLayout').then(({ CenteredLayout }) => CenteredLayout),
  enterprise: () => import('./EnterpriseLayout').then(({ EnterpriseLayout }) => EnterpriseLayout),
  material: () => import('./MaterialLayout').then(({ MaterialLayout }) => MaterialLayout),
  modern: () => import('./ModernLayout').then(({ ModernLayout }) => ModernLayout),
  classic: () => import('./ClassicLayout').then(({ ClassicLayout }) => ClassicLayout),
  classy: () => import('./ClassyLayout').then(({ ClassyLayout }) => ClassyLayout),
  compact: () => import('./CompactLayout').then(({ CompactLayout }) => CompactLayout),
  dense: () => import('./DenseLayout').then(({ DenseLayout }) => DenseLayout),
  futuristic: () => import('./FuturisticLayout').then(({ FuturisticLayout }) => FuturisticLayout),
  thin: () => import('./ThinLayout').then(({ ThinLayout }) => ThinLayout),
};

const loaded = new Map<() => Promise<LayoutComponent>, LayoutComponent>();

/** A layout that has been fetched before. */
export function loadedLayout(loaders: LayoutLoaders, name: LayoutName): LayoutComponent | undefined {
  return loaded.get(loaders[name]);
}

/** Fetches a layout, once; after a failure the next call tries again. */
export async function loadLayout(loaders: LayoutLoaders, name: LayoutName): Promise<LayoutComponent> {
  const load = loaders[name];
  const layout = loaded.get(load) ?? (await load());
  loaded.set(load, layout);
  return layout;
}
