import type { ReactElement, ReactNode } from 'react';

import type { LayoutName } from '#lib/appearance/layoutChoice';

/** What a layout is given. */
export type FrameProps = {
  /** The page. */
  children: ReactNode;
};

/**
 * A layout: a frame around a page. `Layout` calls it as a function, so that two of them that begin with the `Shell` keep
 * it; a layout therefore uses no hooks itself, what needs one is a component inside.
 */
export type LayoutFrame = (props: FrameProps) => ReactElement;

/** Where the code of each layout is. */
export type LayoutLoaders = Readonly<Record<LayoutName, () => Promise<LayoutFrame>>>;

/** The eleven layouts, each fetched when it is first shown. */
export const layoutLoaders: LayoutLoaders = {
  empty: () => import('./EmptyLayout').then(({ emptyFrame }) => emptyFrame),
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

const loaded = new Map<() => Promise<LayoutFrame>, LayoutFrame>();

/** A layout that has been fetched before. */
export function loadedLayout(loaders: LayoutLoaders, name: LayoutName): LayoutFrame | undefined {
  return loaded.get(loaders[name]);
}

/** Fetches a layout, once; after a failure the next call tries again. */
export async function loadLayout(loaders: LayoutLoaders, name: LayoutName): Promise<LayoutFrame> {
  const load = loaders[name];
  const layout = loaded.get(load) ?? (await load());
  loaded.set(load, layout);
  return layout;
}
