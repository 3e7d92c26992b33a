import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { ControlSize } from '#components/ControlSize';
import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import { SearchField } from '#components/SearchField';
import type { KeyBinding } from '#lib/keyBindings/keyBindings';
import { useKeyBindings } from '#lib/keyBindings/useKeyBindings';
import { useDialogState } from '#lib/react/useDialogState';
import { useSearchWhileTyping } from '#lib/react/useSearchWhileTyping';
import { listParams, textParam } from '#lib/router/listParams';
import { preserveFocus } from '#lib/router/preserveFocus';

import * as styles from './HelpPage.css';
import { HelpResults } from './HelpResults';
import { helpLimits } from './limits';
import { helpSearchQuery } from './queries';

const params = listParams({ q: textParam(helpLimits.query) });

/** Milliseconds without a key press before the search starts. */
const pause = 120;

export type HelpSearchProps = {
  /** Shown while nothing is searched for. */
  children: ReactNode;
};

/** The search of the help centre; its text is in the address, and its results replace the page while there is one. */
export function HelpSearch({ children }: HelpSearchProps) {
  const { t, i18n } = useTranslation('help-center');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { q } = params.parse(search);
  const latest = useQuery(helpSearchQuery(q, i18n.language));
  // Results render in slices: the next key does not wait for them.
  const query = useDeferredValue(latest);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const help = useDialogState();
  const typing = useSearchWhileTyping({
    value: q,
    pause,
    onSearch: (text) => void navigate(params.href(pathname, { q: text }), { replace: true, state: preserveFocus }),
  });

  /** The search whose first result takes the focus when it is there. */
  const [awaited, setAwaited] = useState<string>();
  const isCurrent = query.data !== undefined && !query.isPlaceholderData;
  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-results] a') ?? [])];
  const focusFirst = useEffectEvent(() => {
    setAwaited(undefined);
    if (document.activeElement === field.current) links()[0]?.focus();
  });
  useEffect(() => {
    // Results render deferred.
    if (awaited === q && isCurrent) requestAnimationFrame(() => focusFirst());
  }, [awaited, q, isCurrent]);

  const bindings: KeyBinding[] = [
    { id: 'search', keys: ['/'], run: () => field.current?.focus(), label: t('keys.search') },
    { id: 'move', keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'], label: t('keys.move') },
    { id: 'open', keys: ['Enter'], label: t('keys.open') },
    { id: 'close', keys: ['Escape'], label: t('keys.close') },
    { id: 'help', keys: ['?'], run: help.show, label: t('keys.help') },
  ];
  useKeyBindings(bindings);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = links();
    const at = all.findIndex((link) => link === target);
    if (at < 0 && target !== field.current) return;
    if (at < 0 && key !== 'ArrowDown') return;
    if (key === 'Escape') event.stopPropagation();
    const next: Readonly<Record<string, HTMLElement | null | undefined>> = {
      ArrowDown: all[at + 1],
      ArrowUp: at === 0 ? field.current : all[at - 1],
      Home: all[0],
      End: all.at(-1),
      Escape: field.current,
    };
    if (!Object.hasOwn(next, key)) return;
    event.preventDefault();
    next[key]?.focus();
  }

  const isSearched = q.length >= helpLimits.minQuery;
  const count = query.data?.length ?? 0;
  const countText = count > 0 ? t('search.count', { count, query: q }) : t('search.none', { query: q });
  return (
    <div ref={root} role="presentation" className={styles.search} onKeyDown={handleKeyDown}>
      <div role="search" className={styles.field}>
        <ControlSize size="large">
          <SearchField
            ref={field}
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            maxLength={helpLimits.query}
            value={typing.text}
            loading={isSearched && latest.isFetching}
            statusText={isSearched && isCurrent ? countText : ''}
            onChange={typing.onChange}
            onSubmit={(text) => {
              typing.onSubmit(text);
              setAwaited(text.trim());
            }}
          />
        </ControlSize>
      </div>
      {q === '' ? children : null}
      {q !== '' && !isSearched ? <p className={styles.hint}>{t('search.short')}</p> : null}
      {isSearched ? <HelpResults query={query} text={q} countText={countText} /> : null}
      <KeyboardShortcutsDialog {...help.props} bindings={bindings} description={t('keys.text')} />
    </div>
  );
}
