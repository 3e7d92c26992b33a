import MagnifyingGlassIcon from '@heroicons/react/20/solid/MagnifyingGlassIcon';
import { Suspense, useId, useImperativeHandle, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { usePaletteKeys } from '#components/CommandPalette';
import { bareControl, frameText, InputFrame } from '#components/InputFrame';
import { Kbd, useKeyShortcuts } from '#components/Kbd';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { lazyComponent } from '#lib/react/lazyComponent';
import { focusHeading } from '#lib/browser/focusHeading';
import { useInteractOutside } from '#lib/browser/useInteractOutside';
import { useTextDraft } from '#lib/drafts/useFormDraft';
import { listFormat } from '#lib/format/intl';

import * as styles from './GlobalSearch.css';
import { toGroups } from './results';
import type { SearchItem } from './results';
import { shortcut } from './useSearchShortcut';
import { useGlobalSearch } from './useGlobalSearch';

export type SearchComboboxProps = {
  /** Shows the keyboard shortcut while the field is empty. */
  showShortcut?: boolean;
  /** Called on Escape. Without it, the first Escape clears the field, and the second leaves it. */
  onEscape?: () => void;
  /** Called when a result was followed. */
  onNavigate?: () => void;
  ref?: Ref<HTMLInputElement>;
};

const lazyResults = lazyComponent(() => import('./SearchResults').then((part) => part.SearchResults));

/** Field that searches the console: people, pages, tasks, facilities, emails and articles (WAI-ARIA combobox with a grouped listbox). */
export function SearchCombobox({ showShortcut = false, onEscape, onNavigate, ref }: SearchComboboxProps) {
  const { t, i18n } = useTranslation('global-search');
  const navigate = useNavigate();
  const id = useId();
  const keyShortcuts = useKeyShortcuts(shortcut);
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const draft = useTextDraft('global-search', { passing: true });
  const [text, setText] = useState(draft.initial);
  const [open, setOpen] = useState(false);
  const { state, sets, failed, outdated, searchNow, retry } = useGlobalSearch(text);
  const ready = lazyResults.useIsLoaded();

  const listShown = ready && open && (state === 'loading' || state === 'ready' || state === 'failed');
  const groups = toGroups(sets, {
    completed: t('completed'),
    noSubject: t('noSubject'),
    more: (count) => t('more', { count }),
  });
  const failure =
    failed.length === 0
      ? undefined
      : t('failedKinds', { kinds: listFormat(i18n.language, {}).format(failed.map(({ label }) => label)) });
  const items = listShown && state !== 'failed' ? groups.flatMap((group) => group.items) : [];
  const { active, chosen, reach, reset, onKeyDown } = usePaletteKeys(items, follow);
  const hasItems = items.length > 0;

  useInteractOutside(
    () => root.current,
    () => setOpen(false),
  );

  function change(next: string) {
    lazyResults.preload();
    reset();
    setText(next);
    draft.save(next);
    setOpen(true);
  }

  function follow(_id: string, { link }: SearchItem) {
    change('');
    setOpen(false);
    onNavigate?.();
    void navigate(link);
  }

  function clear() {
    change('');
    input.current?.focus();
  }

  /** Returns to where the focus came from. */
  function leave() {
    if (opener.current?.isConnected) opener.current.focus();
    else focusHeading();
  }

  function handleEscape(event: KeyboardEvent) {
    if (onEscape) onEscape();
    else if (text !== '') clear();
    else leave();
    // One Escape must not also close a surrounding overlay.
    event.preventDefault();
    event.stopPropagation();
  }

  function handleKeyDown(event: KeyboardEvent) {
    // These keys belong to the input method during composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') handleEscape(event);
    else if (event.key === 'Enter' && outdated && !chosen) {
      // The first result still belongs to an earlier text.
      event.preventDefault();
      setOpen(true);
      searchNow();
    } else if (event.key === 'ArrowDown' && !listShown) setOpen(true);
    else onKeyDown(event);
  }

  const total = sets.reduce((sum, set) => sum + set.total, 0);
  const statusText = {
    empty: '',
    short: t('tooShort'),
    waiting: '',
    loading: '',
    ready: [total === 0 ? t('empty') : t('found', { count: total }), failure].filter(Boolean).join(' '),
    failed: t('failed'),
  }[state];

  return (
    <div ref={root} className={styles.combobox}>
      <InputFrame
        ref={frame}
        leadingIcon={MagnifyingGlassIcon}
        loading={state === 'loading'}
        clear={onEscape ? undefined : { label: t('label'), onClear: clear }}
        end={
          state === 'short' ? (
            // The status region announces it too, once typing has paused.
            <span aria-hidden="true" className={`${frameText} ${styles.short}`}>
              {t('tooShort')}
            </span>
          ) : showShortcut && text === '' ? (
            <span aria-hidden="true" className={`${frameText} ${styles.keys}`}>
              <Kbd keys={shortcut} />
            </span>
          ) : null
        }
      >
        <input
          ref={input}
          className={bareControl}
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-keyshortcuts={keyShortcuts}
          aria-autocomplete="list"
          aria-expanded={hasItems}
          aria-controls={hasItems ? id : undefined}
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          value={text}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          onFocus={({ relatedTarget }) => {
            lazyResults.preload();
            if (relatedTarget instanceof Node && root.current?.contains(relatedTarget)) return;
            opener.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
          }}
          onClick={() => setOpen(true)}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </InputFrame>
      <VisuallyHidden>
        <span role="status">{open ? statusText : ''}</span>
      </VisuallyHidden>
      {listShown ? (
        <Suspense>
          <lazyResults.Component
            anchor={() => frame.current}
            id={id}
            label={t('label')}
            query={text.trim()}
            groups={state === 'failed' ? [] : groups}
            status={state === 'loading' || state === 'failed' ? state : 'ready'}
            active={active}
            idleText=""
            emptyText={t('empty')}
            failure={state === 'ready' ? failure : undefined}
            retryLabel={t('retry')}
            onReach={reach}
            onAction={follow}
            onRetry={() => {
              // The retry button unmounts.
              input.current?.focus();
              retry();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
