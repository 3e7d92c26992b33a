import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';

import { VisuallyHidden } from '#components/VisuallyHidden';
import { shouldPreserveFocus } from '#lib/router/preserveFocus';

const headingTimeoutMs = 5000;

// A page may still be loading its texts or data, so its heading is waited for.
function whenHeadingAppears(found: (heading: HTMLElement) => void): () => void {
  const look = () => document.querySelector<HTMLElement>('main h1');
  const present = look();
  if (present) {
    found(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const heading = look();
    if (!heading) return;
    observer.disconnect();
    found(heading);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), headingTimeoutMs);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * After a move to another page: focus on its heading, or on the place that the address names in it, and one polite word
 * that it is there (directory 2.0.4).
 */
export function RouteAnnouncer() {
  const { t } = useTranslation('app');
  const { pathname, search, hash, key, state } = useLocation();
  // Filters and order change a page; another article, or another step of a form, is another page under the same path.
  const query = new URLSearchParams(search);
  const page = `${pathname} ${query.get('slug') ?? ''} ${query.get('step') ?? ''}`;
  const [announced, setAnnounced] = useState('');
  // Whoever comes here from another frame has moved as well; a page that was opened or loaded anew has its own start.
  const isOpened = useNavigationType() === 'POP';
  const previous = useRef(isOpened ? page : undefined);
  // Who comes back to a list that a filter has changed has moved all the same.
  const isKept = !isOpened && shouldPreserveFocus(state);
  // Back, forward and a reload lead to where one was on the page, and a link within it is the browser's own matter.
  const [openedHash] = useState(key === 'default' ? hash : '');
  const isLed = !isOpened || hash === openedHash;

  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (isKept) return;
    return whenHeadingAppears((heading) => {
      heading.focus({ preventScroll: true });
      setAnnounced(heading.textContent);
    });
  }, [page, isKept]);

  useEffect(() => {
    if (hash === '' || !isLed) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    // Of a page that was opened the browser has led to it already; whoever has begun to type by now is left alone.
    const start = isOpened ? null : document.activeElement;
    // Few addresses name a place.
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
