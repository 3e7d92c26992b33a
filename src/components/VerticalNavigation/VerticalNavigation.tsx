import ChevronDoubleLeftIcon from '@heroicons/react/24/outline/ChevronDoubleLeftIcon';
import ChevronDoubleRightIcon from '@heroicons/react/24/outline/ChevronDoubleRightIcon';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { nextIndex } from '#components/internal/nextIndex';
import { focusableElements } from '#lib/browser/focusable';
import { activeAncestorIds, toggleBranch, withoutHidden } from '#lib/navigation/navigationTree';
import type { NavigationItem } from '#lib/navigation/navigationTree';
import { useEscapeCapture, useHoverIntent } from '#components/internal/useHoverIntent';
import { useMediaQuery } from '#lib/browser/useMediaQuery';
import { surfaces } from '#theme/surfaces.css';
import { media } from '#theme/media';

import { Entries } from './Entries';
import { keepScroll, revealCurrent } from './scrollMemory';
import * as styles from './VerticalNavigation.css';

const FoldIcon = mirroredIcon(ChevronDoubleLeftIcon);
const UnfoldIcon = mirroredIcon(ChevronDoubleRightIcon);

export type VerticalNavigationProps = {
  /** Accessible name of the navigation landmark. */
  label: string;
  items: readonly NavigationItem[];
  /** Current URL, path and query, which determines the current item. */
  currentHref: string;
  /**
   * `default`: 280 px. `compact`: 112 px, icons above text. `dense`: 80 px of icons, expands to 280 px over the
   * content. `futuristic`: 280 px on a coloured surface. `thin`: 80 px of icons with tooltips. On small screens, where
   * the navigation is a drawer, all but `futuristic` look like `default`.
   */
  appearance?: keyof typeof styles.appearance;
  /** Surface of the navigation; everything inside adapts its contrast. `futuristic` defaults to `primary`. */
  tone?: keyof typeof surfaces;
  /** Above the items, scrolls with them: a logo, a user. A function receives whether only 80 px are visible. */
  start?: ReactNode | ((narrow: boolean) => ReactNode);
  /** Below the items, scrolls with them. */
  end?: ReactNode | ((narrow: boolean) => ReactNode);
  /** Shown instead of the items while loading or after an error. */
  status?: ReactNode;
  /** Key under which the scroll position is stored for this tab. */
  name?: string;
  /** Called when a link is followed, for example to close a surrounding drawer. */
  onAction?: (id: string) => void;
};

const looks = { default: 'row', compact: 'tile', dense: 'row', futuristic: 'row', thin: 'icon' } as const;

/** Side navigation of an application, with five appearances of one navigation tree. */
export function VerticalNavigation({
  label,
  items,
  currentHref,
  appearance = 'default',
  tone = appearance === 'futuristic' ? 'primary' : 'panel',
  start,
  end,
  status,
  name = label,
  onAction,
}: VerticalNavigationProps) {
  const { t } = useTranslation('VerticalNavigation');
  const scroll = useRef<HTMLDivElement>(null);
  const small = useMediaQuery(media.belowMd);
  const shown = withoutHidden(items);
  // The expanded branches belong to the page: after navigation, only the ancestors of the current item are expanded.
  const [state, setState] = useState(() => ({
    at: currentHref,
    open: new Set(activeAncestorIds(shown, currentHref)) as ReadonlySet<string>,
  }));
  const [aside, setAside] = useState<{ id: string | undefined; at: string }>({ id: undefined, at: currentHref });
  const [pinned, setPinned] = useState(false);
  const intent = useHoverIntent({ openDelay: 80, closeDelay: 200 });
  if (state.at !== currentHref) setState({ at: currentHref, open: new Set(activeAncestorIds(shown, currentHref)) });

  const drawn = small && appearance !== 'futuristic' ? 'default' : appearance;
  const dense = drawn === 'dense';
  const asideId = aside.at === currentHref ? aside.id : undefined;
  const grown = dense && (intent.shown || pinned || asideId !== undefined);
  const folded = dense && !grown;
  const look = looks[drawn];

  // Escape closes an open panel first, then collapses the bar.
  useEscapeCapture(dense && intent.shown && asideId === undefined, intent.hide);

  const reveal = useEffectEvent(() => {
    if (scroll.current) revealCurrent(scroll.current, name);
  });
  useLayoutEffect(() => {
    // The layout of the frame itself serves: one that is forced here would be a second.
    const frame = requestAnimationFrame(() => reveal());
    return () => cancelAnimationFrame(frame);
  }, []);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || target.matches('input')) return;
    const box = target.closest('[data-stops]');
    if (!box) return;
    const stops = focusableElements(box).filter((stop) => stop.closest('[data-stops]') === box);
    const next = nextIndex(event.key, { count: stops.length, current: stops.indexOf(target), orientation: 'vertical' });
    if (next === null) return;
    event.preventDefault();
    stops[next]?.focus();
  }

  const byPointer = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act();
  };

  return (
    <nav aria-label={label} className={`${styles.root} ${styles.appearance[drawn]}`}>
      <div
        role="presentation"
        className={styles.listener}
        onKeyDown={handleKeyDown}
        {...(dense
          ? {
              onPointerEnter: byPointer(intent.enter),
              onPointerLeave: byPointer(intent.leave),
              onFocus: (event: FocusEvent) => {
                // After a click, focus stays inside when the pointer leaves; only keyboard focus keeps the bar
                // expanded.
                if (event.target.matches(':focus-visible')) intent.enter();
              },
              onBlur: (event: FocusEvent) => {
                if (!event.currentTarget.contains(event.relatedTarget)) intent.leave();
              },
            }
          : {})}
      >
        <div className={`${styles.bar} ${surfaces[tone]}`} data-stops="" data-grown={grown || undefined}>
          <div
            ref={scroll}
            className={styles.scroll}
            onScroll={(event) => keepScroll(name, event.currentTarget.scrollTop)}
          >
            <div className={styles.content[dense ? 'dense' : look]}>
              {typeof start === 'function' ? start(folded || look === 'icon') : start}
              {status === undefined ? null : <div className={styles.status[dense ? 'dense' : look]}>{status}</div>}
              <Entries
                items={shown}
                context={{
                  currentHref,
                  variant: look,
                  dense,
                  grown,
                  folded,
                  ground: surfaces[tone],
                  open: state.open,
                  onToggle: (id) =>
                    setState({ at: currentHref, open: toggleBranch(state.open, id, shown, currentHref) }),
                  aside: asideId,
                  onAside: (id) => setAside({ id, at: currentHref }),
                  beside: !small,
                  Entries,
                  onAction: (id) => onAction?.(id),
                }}
              />
              {typeof end === 'function' ? end(folded || look === 'icon') : end}
            </div>
          </div>
          {dense ? (
            <div className={styles.grow}>
              <IconButton
                label={t(grown ? 'shrink' : 'expand')}
                icon={grown ? FoldIcon : UnfoldIcon}
                aria-expanded={grown}
                placement="end"
                onClick={() => setPinned(!grown)}
              />
            </div>
          ) : null}
        </div>
      </div>
    </nav>
  );
}
