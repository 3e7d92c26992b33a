import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';

import { VisuallyHidden } from '#components/VisuallyHidden';
import { pageHeading } from '#lib/browser/focusHeading';
import { shouldPreserveFocus } from '#lib/router/preserveFocus';
import { useSession } from '#lib/session/session';

const headingTimeoutMs = 30_000;

/**
 * Calls `found` with the heading of the page: when it renders, as its texts or data may have to load first, and again
 * when another one takes its place, as "not found" does after a search. A heading is left alone if the focus has moved
 * elsewhere meanwhile. Returns a cancel function.
 */
function followHeading(found: (heading: HTMLElement) => void): () => void {
  const start = document.activeElement;
  let last: HTMLElement | undefined;

  function look() {
    const heading = pageHeading();
    if (!heading || heading === last) return;
    const at = document.activeElement;
    const isFree = at === null || at === document.body || (last === undefined && at === start);
    if (!isFree) return;
    last = heading;
    found(heading);
  }

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), headingTimeoutMs);
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * Calls `found` with the heading of the page whenever what has the focus goes: a link that led to another query of the page,
 * a form that is done, what another person may not see. `start` had the focus last. Returns a cancel function.
 */
function followLostFocus(start: Element | null, found: (heading: HTMLElement) => void): () => void {
  let last = start;

  function look() {
    const at = document.activeElement;
    if (at !== null && at !== document.body) last = at;
    else if (last && !(last.isConnected && last.checkVisibility({ visibilityProperty: true }))) {
      const heading = pageHeading();
      if (heading) found(heading);
    }
  }

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), headingTimeoutMs);
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Moves the focus to the link of the row marked with `data-route-focus`, as of a record that was open, or to the heading. */
function focusPage(heading: HTMLElement): void {
  const row = document.querySelector<HTMLElement>('main [data-route-focus] a');
  if (row) row.focus();
  else heading.focus({ preventScroll: true });
}

/**
 * After a navigation, moves the focus to the page's heading, to the link of the row marked with `data-route-focus` or to the
 * target of the address's hash, and announces the page politely (directory 2.0.4).
 */
export function RouteAnnouncer() {
  const { t } = useTranslation('app');
  const { pathname, search, hash, key, state } = useLocation();
  // Filters and sort order change a page; another article or form step under the same path is another page.
  const query = new URLSearchParams(search);
  const page = `${pathname} ${query.get('slug') ?? ''} ${query.get('step') ?? ''}`;
  const [announced, setAnnounced] = useState('');
  // A navigation from another layout mounts a new instance, which announces it too; a first load or reload is not.
  const isOpened = useNavigationType() === 'POP';
  const previous = useRef(isOpened ? page : undefined);
  // Going back to a list that was filtered is a navigation all the same.
  const isKept = !isOpened && shouldPreserveFocus(state);
  // On back, forward and reload the browser restores the position, and it handles links within a page itself.
  const [openedHash] = useState(key === 'default' ? hash : '');
  const isLed = !isOpened || hash === openedHash;

  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (isKept) return;
    return followHeading((heading) => {
      focusPage(heading);
      setAnnounced(heading.textContent);
    });
  }, [page, isKept]);

  const focused = useRef<Element>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  const session = useSession();
  const personId = session.status === 'authenticated' ? session.user.id : undefined;
  const followed = useRef(page);
  useEffect(() => {
    const isOtherPage = followed.current !== page;
    followed.current = page;
    if (!isOtherPage) return followLostFocus(focused.current, focusPage);
  }, [page, search, personId]);

  useEffect(() => {
    if (hash === '' || !isLed) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    // On a first load the browser has scrolled to the target already; the focus is left alone if someone has started
    // typing.
    const start = isOpened ? null : document.activeElement;
    // A separate chunk, because few addresses have a hash.
    import('./focusHashTarget').then(
      ({ focusHashTarget }) => {
        if (!isGone) stop = focusHashTarget(hash, start);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [page, hash, isLed, isOpened]);

  return (
    <VisuallyHidden>
      <span role="status">{announced === '' ? '' : t('pageLoaded', { title: announced })}</span>
    </VisuallyHidden>
  );
}
