import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { IconButton } from '#components/IconButton';
import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import { Page } from '#components/Page';
import { RecordLayout } from '#components/RecordLayout';
import { Select } from '#components/Select';
import type { VirtualHandle } from '#components/VirtualList';
import type { KeyBinding } from '#lib/keyBindings/keyBindings';
import { useKeyBindings } from '#lib/keyBindings/useKeyBindings';
import { useDialogState } from '#lib/react/useDialogState';
import { preserveFocus } from '#lib/router/preserveFocus';

import { findIcons } from './findIcons';
import type { ListedIcon } from './findIcons';
import { IconGrid } from './IconGrid';
import { IconPanel } from './IconPanel';
import { iconHref, splitIconName } from './iconPath';
import type { IconAddress } from './iconPath';
import { iconSets, iconSizes } from './iconSets';
import type { IconSize } from './iconSets';
import { IconSidebar } from './IconSidebar';
import { iconsQuery } from './queries';
import { useIconActions } from './useIconActions';

// Stable empty array: memoised children must not re-render.
const emptyList: readonly never[] = [];

/** How many frames the grid may take until its tiles have their places. */
const framesToSettle = 6;

export type IconsScreenProps = { address: IconAddress };

/** Sets, grid and open icon. */
export function IconsScreen({ address }: IconsScreenProps) {
  const { view, icon: openIcon, q } = address;
  const { t } = useTranslation('icons');
  const navigate = useNavigate();
  const query = useQuery(iconsQuery(view));
  const { data: sets = emptyList } = query;
  const icons = useMemo(
    () =>
      sets.flatMap(({ slug, namespace, list }) =>
        list.map((name): ListedIcon => ({ fullName: `${namespace}:${name}`, name, set: slug })),
      ),
    [sets],
  );
  // Deferred, so that seven thousand names block no key press.
  const search = useDeferredValue(q);
  const found = useMemo(() => findIcons(icons, search), [icons, search]);
  const size: IconSize = address.size === '' ? (view === 'all' ? '24' : `${iconSets[view].edge}`) : address.size;

  const searchField = useRef<HTMLInputElement>(null);
  const grid = useRef<VirtualHandle>(null);
  const pane = useRef<HTMLDivElement>(null);
  const record = useRef<HTMLHeadingElement>(null);
  const help = useDialogState();
  const actions = useIconActions(size);

  const hrefOf = (change: Partial<IconAddress>) => iconHref({ ...address, ...change });
  function open(icon: string | undefined) {
    void navigate(hrefOf({ icon }), { state: preserveFocus, replace: openIcon !== undefined && icon !== undefined });
  }

  // Beside the grid, an open icon leaves the focus where it is, so that the arrow keys go on. Where there is only room for
  // one of both, the focus follows; afterwards it returns to the icon.
  const followIcon = useEffectEvent((icon: string | undefined, last: string | undefined) => {
    const indexOf = (name: string | undefined) => found.findIndex(({ fullName }) => fullName === name);
    if (icon !== undefined) {
      if (pane.current?.checkVisibility({ visibilityProperty: true }) === false) {
        if (document.activeElement === document.body) record.current?.focus();
      }
      // The tiles have moved to make room.
      else if (indexOf(icon) >= 0) grid.current?.scrollTo(indexOf(icon));
      return;
    }
    const active = document.activeElement;
    const at = indexOf(last);
    if (at >= 0 && (active === null || active === document.body || active.matches('h1, h2'))) grid.current?.focus(at);
    else if (at >= 0) grid.current?.scrollTo(at);
  });
  const lastIcon = useRef(openIcon);
  const isLoaded = query.data !== undefined;
  useEffect(() => {
    // An icon that was closed while the list loads takes the focus once it is there.
    if (!isLoaded || lastIcon.current === openIcon) return;
    const last = lastIcon.current;
    lastIcon.current = openIcon;
    // The grid takes its new number of columns within some frames, which gives an icon another element.
    let left = framesToSettle;
    let frame = requestAnimationFrame(function follow() {
      followIcon(openIcon, last);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [openIcon, isLoaded]);

  /** The icon that a key is about: the focused one, else the open one. */
  function currentIcon(): string | undefined {
    const slot = pane.current?.querySelector<HTMLElement>('[data-slot]:focus')?.dataset['slot'];
    return slot === undefined ? openIcon : found[Number(slot)]?.fullName;
  }
  const withCurrent = (act: (icon: string) => void) => () => {
    const icon = currentIcon();
    if (icon === undefined) return false;
    return act(icon);
  };
  const bindings: KeyBinding[] = [
    { id: 'move', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], label: t('keys.move') },
    { id: 'ends', keys: ['Home', 'End', 'PageUp', 'PageDown'], label: t('keys.ends') },
    { id: 'open', keys: ['Enter'], label: t('keys.open') },
    {
      id: 'close',
      keys: ['Escape'],
      run: () => (openIcon === undefined ? false : open(undefined)),
      label: t('keys.close'),
    },
    { id: 'jsx', keys: ['C'], run: withCurrent(actions.copyJsx), label: t('action.copyJsx') },
    { id: 'svg', keys: ['S'], run: withCurrent(actions.copySvg), label: t('action.copySvg') },
    { id: 'name', keys: ['N'], run: withCurrent(actions.copyName), label: t('action.copyName') },
    { id: 'download', keys: ['D'], run: withCurrent(actions.download), label: t('action.download') },
    { id: 'search', keys: ['/'], run: () => searchField.current?.focus(), label: t('list.search') },
    { id: 'help', keys: ['?'], run: help.show, label: t('keys.help') },
  ];
  useKeyBindings(bindings);

  const title = t(`sets.${view}`);
  return (
    <Page padding="none">
      <title>{t('documentTitle', { title: openIcon === undefined ? title : splitIconName(openIcon).name })}</title>
      <RecordLayout
        arrangement="panel"
        sidebar={<IconSidebar address={address} found={view === 'all' ? found : undefined} />}
        sidebarLabel={t('title')}
        listKey={view}
        recordKey={openIcon}
        list={
          <div ref={pane}>
            <IconGrid
              query={query}
              address={address}
              title={title}
              found={found}
              search={search}
              size={size}
              onSearch={(text) => void navigate(hrefOf({ q: text }), { replace: true, state: preserveFocus })}
              onOpen={open}
              headerEnd={
                <>
                  <Select
                    label={t('size.label')}
                    hideLabel
                    value={size}
                    options={iconSizes.map((value) => ({ value, label: t('size.px', { size: value }) }))}
                    onChange={(value) =>
                      void navigate(hrefOf({ size: value }), { replace: true, state: preserveFocus })
                    }
                  />
                  <IconButton
                    label={t('keys.help')}
                    icon={QuestionMarkCircleIcon}
                    aria-keyshortcuts="?"
                    onClick={help.show}
                  />
                </>
              }
              searchRef={searchField}
              gridRef={grid}
            />
          </div>
        }
        record={
          openIcon === undefined ? undefined : (
            <IconPanel
              key={openIcon}
              fullName={openIcon}
              address={address}
              size={size}
              query={query}
              isKnown={icons.some(({ fullName }) => fullName === openIcon)}
              actions={actions}
              headingRef={record}
            />
          )
        }
      />
      <KeyboardShortcutsDialog {...help.props} bindings={bindings} description={t('keys.text')} />
    </Page>
  );
}
