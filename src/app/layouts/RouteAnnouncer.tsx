import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';

import { VisuallyHidden } from '#components/VisuallyHidden';
import { firstFocusable } from '#lib/browser/focusable';
import { pageHeading } from '#lib/browser/focusHeading';
import { shouldPreserveFocus } from '#lib/router/preserveFocus';

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

/** Time in ms in which a component may move the focus itself, before the heading takes it. */
const passOnMs = 200;

/** The last focused element; `null` if it was blurred on purpose. Shared, because another layout mounts another instance. */
let lastFocused: Element | null = null;

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;

const isGone = (element: Element) =>
  !element.isConnected ||
  !element.checkVisibility({ visibilityProperty: true }) ||
  element.matches(':disabled') ||
  element.closest('[inert]') !== null;

/**
 * Calls `found` with the heading of the page, once there is one, whenever what has the focus goes and nothing else takes
 * it: a link that led to another query of the page, a form that is done, what another person may not see. In a modal
 * dialog the focus goes to its first control. Returns a cancel function.
 */
function followLostFocus(found: (heading: HTMLElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => hasNoFocus() && lastFocused !== null && isGone(lastFocused);

  function restore() {
    timer = undefined;
    if (!isLost()) return;
    const dialog = [...document.querySelectorAll(':modal')].at(-1);
    const heading = pageHeading();
    if (dialog) firstFocusable(dialog)?.focus();
    else if (heading) found(heading);
  }

  function look() {
    if (isLost()) timer ??= setTimeout(restore, passOnMs);
  }

  function handleFocusIn({ target }: FocusEvent) {
    lastFocused = target instanceof Element ? target : null;
  }

  // Fired by a blur on purpose; in some browsers also when the element is removed or disabled.
  function handleFocusOut() {
    setTimeout(() => {
      look();
      if (hasNoFocus() && !isLost()) lastFocused = null;
    });
  }

  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', handleFocusIn);
  document.addEventListener('focusout', handleFocusOut);
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', handleFocusIn);
    document.removeEventListener('focusout', handleFocusOut);
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
 * target of the address's hash, and announces the page politely (directory 2.0.4). A focus that is lost goes there too.
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

  useEffect(() => followLostFocus(focusPage), []);

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
