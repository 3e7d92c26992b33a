import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';

import { VisuallyHidden } from '#components/VisuallyHidden';

const patience = 5000;

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
  const timer = setTimeout(() => observer.disconnect(), patience);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** After a move to another page: focus on its heading and one polite word that it is there (directory 2.0.4). */
export function RouteFocus() {
  const { t } = useTranslation('app');
  const { pathname, search } = useLocation();
  // Filters and order change a page; another article, or another step of a form, is another page under the same path.
  const query = new URLSearchParams(search);
  const page = `${pathname} ${query.get('slug') ?? ''} ${query.get('step') ?? ''}`;
  const [announced, setAnnounced] = useState('');
  // Whoever comes here from another frame has moved as well; a page that was opened or loaded anew has its own start.
  const isOpened = useNavigationType() === 'POP';
  const previous = useRef(isOpened ? page : undefined);

  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    return whenHeadingAppears((heading) => {
      heading.focus({ preventScroll: true });
      setAnnounced(heading.textContent);
    });
  }, [page]);

  return (
    <VisuallyHidden>
      <span role="status">{announced === '' ? '' : t('pageLoaded', { title: announced })}</span>
    </VisuallyHidden>
  );
}
