import { memo, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMatches, useSearchParams } from 'react-router-dom';

import { saveLayoutForSession, parseLayout, useLayoutChoice } from '#lib/appearance/layoutChoice';
import type { LayoutName } from '#lib/appearance/layoutChoice';
import { Settings } from '#modules/settings/Settings';

import { config } from '#app/config';
import { PageFallback } from '#app/layouts/PageFallback';
import { chooseLayout, unknownLayoutWarning } from './chooseLayout';
import { layouts } from './layouts';
import { Shell } from './Shell';

// Memoised, because the router renders the layout at each step of a navigation.
const Frame = memo(Shell);

export type LayoutProps = {
  /** The routed page. */
  children: ReactNode;
};

/** The layout that configuration, URL and route data lead to. */
function useLayoutName(): LayoutName {
  const matches = useMatches();
  const [params] = useSearchParams();
  const { remembered, session } = useLayoutChoice();
  const query = params.get('layout');
  const [warned] = useState(() => new Set<string>());
  const { name, unknown } = chooseLayout({
    configured: remembered ?? config.layout,
    session,
    query,
    handles: matches.map(({ handle }) => handle),
  });

  useEffect(() => {
    const requested = parseLayout(query);
    if (requested) saveLayoutForSession(requested);
  }, [query]);

  useEffect(() => {
    if (unknown === undefined || warned.has(unknown)) return;
    warned.add(unknown);
    console.warn(unknownLayoutWarning(unknown, name));
  }, [unknown, name, warned]);

  return name;
}

/** Where the settings tab goes so that it covers neither page nor chat rail. */
function settingsPlacement(name: LayoutName) {
  const settings = layouts[name];
  if (settings.bare) return 'alone';
  return settings.chatRail ? 'rail' : 'edge';
}

/** Renders a page of the console in the chosen layout, with the settings beside it. */
export function Layout({ children }: LayoutProps) {
  const name = useLayoutName();
  return (
    <>
      <Suspense fallback={<PageFallback />}>
        <Frame layout={name}>{children}</Frame>
      </Suspense>
      <Suspense fallback={null}>
        <Settings placement={settingsPlacement(name)} />
      </Suspense>
    </>
  );
}
