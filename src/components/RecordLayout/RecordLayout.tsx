import Bars3Icon from '@heroicons/react/24/outline/Bars3Icon';
import { createContext, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Drawer } from '#components/Drawer';
import { EmptyState } from '#components/EmptyState';
import type { EmptyStateProps } from '#components/EmptyState';
import { IconButton } from '#components/IconButton';

import * as styles from './RecordLayout.css';

export { RecordBody } from './RecordBody';
export type { RecordBodyProps } from './RecordBody';
export { RecordPanel } from './RecordPanel';
export type { RecordPanelProps } from './RecordPanel';
export { RecordSidebar } from './RecordSidebar';
export type { RecordSidebarProps } from './RecordSidebar';

export type RecordLayoutProps = {
  /**
   * Navigation between views, for example a `NavList`; where it does not fit beside the list,
   * a drawer, which closes with each link and button in it.
   */
  sidebar?: ReactNode;
  /** Title of the drawer. */
  sidebarLabel?: string | undefined;
  /** The list of records. */
  list: ReactNode;
  /** The open record; `undefined` while none is open. */
  record?: ReactNode;
  /** Said beside the list while no record is open. */
  placeholder?: Pick<EmptyStateProps, 'icon' | 'title' | 'description'> | undefined;
  /**
   * Where the open record is shown, if there is room: beside the list, in a narrow panel at its end, below it, or
   * instead of it. A small screen always shows it instead of the list.
   */
  arrangement?: 'beside' | 'panel' | 'below' | 'instead' | undefined;
  /** Identifies what is listed: another list starts at its top. */
  listKey: string;
  /** Identifies the open record: another one starts at its top. */
  recordKey?: string | undefined;
};

interface RecordLayoutSidebar {
  open: () => void;
  close: () => void;
}

const SidebarContext = createContext<RecordLayoutSidebar | null>(null);

/** A list of records with the open one beside it, and the navigation between lists. */
export function RecordLayout({
  sidebar,
  sidebarLabel = '',
  list,
  record,
  placeholder,
  arrangement = 'beside',
  listKey,
  recordKey,
}: RecordLayoutProps) {
  const [isSidebarOpen, setSidebarOpen] = useState(false);
  const listPane = useRef<HTMLDivElement>(null);
  const recordPane = useRef<HTMLDivElement>(null);
  // The panes stay mounted, so their scroll position is reset here; not in their first frame, which has none.
  const scrolled = useRef({ listKey, recordKey });
  useLayoutEffect(() => {
    if (scrolled.current.listKey !== listKey) listPane.current?.scrollTo(0, 0);
    if (scrolled.current.recordKey !== recordKey) recordPane.current?.scrollTo(0, 0);
    scrolled.current = { listKey, recordKey };
  }, [listKey, recordKey]);
  const context = useMemo(() => ({ open: () => setSidebarOpen(true), close: () => setSidebarOpen(false) }), []);
  const isOpen = record !== undefined;
  return (
    <SidebarContext value={sidebar === undefined ? null : context}>
      <div className={styles.container}>
        <div className={styles.root} data-sidebar={sidebar !== undefined || undefined}>
          {sidebar === undefined ? null : (
            <div className={styles.sidebar}>
              <div className={styles.sticky}>{sidebar}</div>
            </div>
          )}
          <div className={styles.panes} data-arrangement={arrangement} data-open={isOpen || undefined}>
            <div ref={listPane} className={styles.list}>
              {list}
            </div>
            {isOpen ? (
              <div ref={recordPane} className={styles.record}>
                {record}
              </div>
            ) : (
              <div className={styles.placeholder}>{placeholder && <EmptyState align="center" {...placeholder} />}</div>
            )}
          </div>
        </div>
      </div>
      {sidebar === undefined ? null : (
        <Drawer open={isSidebarOpen} onClose={context.close} side="start" title={sidebarLabel}>
          {/* Whatever is chosen in the drawer leads elsewhere. The controls inside handle the key themselves. */}
          <div
            role="presentation"
            onClick={({ target }) => {
              if (target instanceof Element && target.closest('a, button')) context.close();
            }}
          >
            {sidebar}
          </div>
        </Drawer>
      )}
    </SidebarContext>
  );
}

/** Renders its children only where the sidebar is not shown beside the list: what the sidebar offers otherwise. */
export function RecordLayoutNarrow({ children }: { children: ReactNode }) {
  return use(SidebarContext) === null ? null : <span className={styles.narrow}>{children}</span>;
}

export type RecordLayoutSidebarButtonProps = {
  /** What the drawer holds: "Folders and labels". */
  label: string;
};

/** Opens the sidebar of a `RecordLayout` where it is not shown beside the list. */
export function RecordLayoutSidebarButton({ label }: RecordLayoutSidebarButtonProps) {
  const sidebar = use(SidebarContext);
  return (
    <RecordLayoutNarrow>
      <IconButton label={label} icon={Bars3Icon} aria-haspopup="dialog" onClick={() => sidebar?.open()} />
    </RecordLayoutNarrow>
  );
}
