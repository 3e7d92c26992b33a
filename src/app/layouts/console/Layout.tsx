import { startTransition, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useMatches, useSearchParams } from 'react-router-dom';

import { useToast } from '#components/Toast';
import { saveLayoutForSession, layoutNames, parseLayout, useLayoutChoice } from '#lib/appearance/layoutChoice';
import type { LayoutName } from '#lib/appearance/layoutChoice';
import { Settings } from '#modules/settings/Settings';
import { useSettingsOpen } from '#modules/settings/settingsOpen';

import { config } from '#app/config';
import { PageFallback } from '#app/layouts/PageFallback';
import { chooseLayout, unknownLayoutWarning } from './chooseLayout';
import { emptyFrame } from './EmptyLayout';
import { layoutLoaders, loadedLayout, loadLayout } from './layoutLoaders';
import type { LayoutFrame, LayoutLoaders } from './layoutLoaders';
import { createMovablePage } from './movablePage';
import { PagePlace } from './PagePlace';
import * as styles from './PagePlace.css';

export type LayoutProps = {
  /** The routed page. */
  children: ReactNode;
  loaders?: LayoutLoaders;
};

/** Which layout the page is to have by now: configuration, address and route data. */
function useWantedLayout(): LayoutName {
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
    const asked = parseLayout(query);
    if (asked) saveLayoutForSession(asked);
  }, [query]);

  useEffect(() => {
    if (unknown === undefined || warned.has(unknown)) return;
    warned.add(unknown);
    console.warn(unknownLayoutWarning(unknown, name));
  }, [unknown, name, warned]);

  return name;
}

type Shown = { name: LayoutName; frame: LayoutFrame };

// Layouts that have stood on the screen, so that nothing of them is waited for any more.
const drawn = new WeakSet<LayoutFrame>();

/** The layout that can be shown: the wanted one as soon as its code is there, until then the one before. */
function useShownLayout(wanted: LayoutName, loaders: LayoutLoaders): Shown | undefined {
  // Where the layout cannot be had, neither can its texts, so they are asked for beforehand.
  const { t, i18n } = useTranslation('app-layout', { useSuspense: false });
  const toast = useToast();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown | undefined>(() => {
    const frame = loadedLayout(loaders, wanted);
    return frame ? { name: wanted, frame } : undefined;
  });

  // At once with what asked for it, in one piece: a transition is drawn a little at a time, and after every little the
  // frame before is painted again.
  const known = loadedLayout(loaders, wanted);
  if (shown && shown.name !== wanted && known && drawn.has(known)) setShown({ name: wanted, frame: known });

  useEffect(() => {
    if (shown) drawn.add(shown.frame);
  }, [shown]);

  const fail = useEffectEvent(async () => {
    setShown((before) => before ?? { name: 'empty', frame: emptyFrame });
    await i18n.loadNamespaces('app-layout');
    toast.show({
      tone: 'error',
      text: t('failed'),
      action: { label: t('retry'), onPress: () => setAttempt((before) => before + 1) },
    });
  });

  useEffect(() => {
    let current = true;
    loadLayout(loaders, wanted).then(
      (frame) => {
        if (!current) return;
        // As a transition the one before stays while the new one is drawn and waits for its texts.
        startTransition(() => setShown((before) => (before?.frame === frame ? before : { name: wanted, frame })));
      },
      () => {
        if (current) void fail();
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, loaders, attempt]);

  return shown;
}

/** Whoever opens the settings is about to try layouts: their code is fetched before it is asked for. */
function useLayoutsAtHand(loaders: LayoutLoaders): void {
  const choosing = useSettingsOpen();
  useEffect(() => {
    if (!choosing) return;
    // One that fails is asked for again, and told, when it is chosen.
    for (const name of layoutNames) loadLayout(loaders, name).catch(() => {});
  }, [choosing, loaders]);
}

/** Layouts with a rail of chats at the end of the page. */
const railed: readonly LayoutName[] = [
  'enterprise',
  'modern',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
];

/**
 * Puts the chosen layout around a page of the console. The page is drawn once, into an element that moves from layout
 * to layout, so that its state, its focus and what is scrolled in it survive the change. It therefore sees the contexts
 * above this component, not those that a layout provides.
 */
export function Layout({ children, loaders = layoutLoaders }: LayoutProps) {
  const shown = useShownLayout(useWantedLayout(), loaders);
  useLayoutsAtHand(loaders);
  const [page] = useState(createMovablePage);
  const parking = useRef<HTMLDivElement>(null);
  if (!shown) return <PageFallback />;
  const { name, frame } = shown;
  return (
    <>
      <div ref={parking} className={styles.parking} data-layout={name} />
      <Suspense fallback={<PageFallback />}>
        {frame({ children: <PagePlace page={page} parking={parking} /> })}
        {/* After its place, so that it is in the document when its effects run. */}
        {createPortal(<Suspense fallback={<PageFallback />}>{children}</Suspense>, page.element)}
      </Suspense>
      <Suspense fallback={null}>
        <Settings placement={name === 'empty' ? 'alone' : railed.includes(name) ? 'rail' : 'edge'} />
      </Suspense>
    </>
  );
}
