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
import { useInteractOutside } from '#lib/browser/useInteractOutside';
import { useTextDraft } from '#lib/drafts/useFormDraft';

import * as styles from './GlobalSearch.css';
import { toGroups } from './results';
import type { SearchItem } from './results';
import { shortcut } from './useSearchShortcut';
import { useGlobalSearch } from './useGlobalSearch';

export type SearchComboboxProps = {
  /** Shows the keyboard shortcut while the field is empty. */
  showShortcut?: boolean;
  /** Called on Escape. Without it, Escape closes the list first and then clears the text. */
  onEscape?: () => void;
  /** Called when a result was followed. */
  onNavigate?: () => void;
  ref?: Ref<HTMLInputElement>;
};

const lazyResults = lazyComponent(() => import('./SearchResults').then((part) => part.SearchResults));

/** Field that searches contacts, pages and tasks (WAI-ARIA combobox with a grouped listbox). */
export function SearchCombobox({ showShortcut = false, onEscape, onNavigate, ref }: SearchComboboxProps) {
  const { t } = useTranslation('global-search');
  const navigate = useNavigate();
  const id = useId();
  const keyShortcuts = useKeyShortcuts(shortcut);
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const draft = useTextDraft('global-search', { passing: true });
  const [text, setText] = useState(draft.initial);
  const [open, setOpen] = useState(false);
  const { state, sets, outdated, searchNow, retry } = useGlobalSearch(text);
  const ready = lazyResults.useIsLoaded();

  const listShown = ready && open && (state === 'loading' || state === 'ready' || state === 'failed');
  const groups = toGroups(sets, { completed: t('completed'), more: (count) => t('more', { count }) });
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

  function handleEscape(event: KeyboardEvent) {
    if (onEscape) onEscape();
    else if (listShown) setOpen(false);
    else if (text === '') return;
    else clear();
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
    ready: total === 0 ? t('empty') : t('found', { count: total }),
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
          onFocus={lazyResults.preload}
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
