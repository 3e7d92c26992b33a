import ChevronRightIcon from '@heroicons/react/24/outline/ChevronRightIcon';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { Spinner } from '#components/Spinner';
import { findTypeAheadMatch, TypeAhead } from '#components/internal/typeAhead';
import { lineKeys } from '#lib/browser/direction';
import { useSelection } from '#lib/selection/useSelection';

import { checkOf, childrenOf, leavesOf, loadedNodes, visibleRows } from './tree';
import type { Loaded, TreeNode, TreeRow } from './tree';
import * as styles from './TreeView.css';

export type { TreeNode } from './tree';

export type TreeViewProps = {
  /** Accessible name of the tree. */
  label: string;
  /** Top-level nodes, each with its own children. */
  nodes: readonly TreeNode[];
  /** `single` and `multiple` select nodes; `check` gives each node a checkbox that covers all its descendants. */
  selection?: 'none' | 'single' | 'multiple' | 'check';
  /** Ids of the selected nodes; for `check`, ids of the deepest loaded nodes. */
  selectedKeys?: readonly string[] | undefined;
  /** Ids of the nodes that are selected initially, where the tree keeps its own selection. */
  defaultSelectedKeys?: readonly string[] | undefined;
  /** Called with the ids of all selected nodes after a change. */
  onSelectionChange?: ((ids: string[]) => void) | undefined;
  /** Called on Enter or double click on a node. */
  onAction?: (id: string) => void;
  /** Ids of the nodes that are expanded initially. */
  defaultExpanded?: readonly string[];
  /** Loads the children of a `lazy` node. */
  loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>;
  /** `large` has targets of 44 px, for touch; other sizes grow to it on touch devices. */
  size?: keyof typeof styles.size;
};

const nothing: readonly string[] = [];

/** Nested items (WAI-ARIA tree): folders, categories, an organisation. */
export function TreeView({
  label,
  nodes,
  selection = 'none',
  selectedKeys: controlledKeys,
  defaultSelectedKeys,
  onSelectionChange,
  onAction,
  defaultExpanded = nothing,
  loadChildren,
  size = 'medium',
}: TreeViewProps) {
  const { t, i18n } = useTranslation('TreeView');
  const tree = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const [typeAhead] = useState(() => new TypeAhead());
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(defaultExpanded));
  const [loaded, setLoaded] = useState<Loaded>(new Map());
  const [active, setActive] = useState<{ id: string; parent: string | undefined }>();

  const rows = visibleRows(nodes, open, loaded);
  const known = useMemo(() => {
    const all = loadedNodes(nodes, loaded);
    return {
      ids: new Set(all.map(({ id }) => id)),
      disabled: new Set(all.flatMap(({ id, disabled }) => (disabled ? [id] : []))),
      // Ids in a part that is not loaded are unknown, but they may exist.
      complete: all.every((node) => !node.lazy || typeof childrenOf(node, loaded) === 'object'),
    };
  }, [nodes, loaded]);
  const engine = useSelection({
    mode: selection === 'check' ? 'multiple' : selection,
    order: () =>
      selection === 'check'
        ? nodes.flatMap((node) => leavesOf(node, loaded))
        : rows.flatMap((row) => (row.kind === 'node' ? [row.id] : [])),
    // Nodes inside closed ones stay selected.
    exists: (id) => !known.complete || known.ids.has(id),
    isDisabled: (id) => known.disabled.has(id),
    selectedKeys: controlledKeys,
    defaultSelectedKeys,
    onSelectionChange,
  });
  const { selectedKeys } = engine;
  const chosen = new Set(selectedKeys);
  const at = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  // If the active node has been removed, fall back to its parent.
  const found = [active?.id, active?.parent, selectedKeys[0]].map(at).find((index) => index >= 0) ?? 0;
  const current = rows[found];

  function focusRow(row: TreeRow | undefined) {
    if (!row) return;
    flushSync(() => setActive({ id: row.id, parent: row.parent }));
    elementOf(row.id)?.focus();
  }

  function elementOf(id: string) {
    const index = at(id);
    const element = tree.current?.children[index];
    return element instanceof HTMLElement ? element : undefined;
  }

  // The focused row may be removed, as "Loading…" is: focus the current row instead of losing focus to the page.
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body || !current) return;
    elementOf(current.id)?.focus({ preventScroll: true });
  });

  async function load(node: TreeNode) {
    if (!loadChildren) return;
    const put = (value: readonly TreeNode[] | 'loading' | 'failed') =>
      setLoaded((before) => new Map(before).set(node.id, value));
    put('loading');
    try {
      put(await loadChildren(node));
    } catch {
      put('failed');
    }
  }

  function expand(targets: readonly TreeNode[]) {
    setOpen((before) => new Set([...before, ...targets.map(({ id }) => id)]));
    for (const node of targets) if (node.lazy && !node.children && !loaded.has(node.id)) void load(node);
  }

  function collapse(node: TreeNode) {
    setOpen((before) => new Set([...before].filter((id) => id !== node.id)));
  }

  function choose(row: TreeRow, held: { add?: boolean; range?: boolean } = {}) {
    if (row.kind === 'status') {
      if (row.status === 'failed') void load(row.of);
    } else if (selection === 'check') {
      const leaves = leavesOf(row.node, loaded);
      const isChecked = checkOf(row.node, loaded, chosen) === 'true';
      if (!row.node.disabled) engine.setKeys(isChecked ? [row.id, ...leaves] : leaves, !isChecked);
    } else engine.select(row.id, held);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (!current) return;
    const node = current.kind === 'node' ? current.node : undefined;
    const isOpen = current.kind === 'node' && current.open;
    const expandable = current.kind === 'node' && current.expandable;
    const { forward: inwards, back: outwards } = lineKeys(event.currentTarget);
    if (event.altKey) return;
    const typing = typeAhead.accepts(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = rows[found + (event.key === 'ArrowDown' ? 1 : -1)];
      if (next?.kind === 'node' && event.shiftKey && selection === 'multiple') engine.extend(current.id, next.id);
      focusRow(next);
    } else if (event.key === 'Home') focusRow(rows[0]);
    else if (event.key === 'End') focusRow(rows.at(-1));
    else if (event.key === inwards) {
      if (node && expandable && !isOpen) expand([node]);
      else if (isOpen) focusRow(rows[found + 1]);
    } else if (event.key === outwards) {
      if (node && isOpen) collapse(node);
      else focusRow(rows[at(current.parent)]);
    } else if (event.key === '*') {
      const siblings = rows.filter((row) => row.parent === current.parent);
      expand(siblings.flatMap((row) => (row.kind === 'node' && row.expandable ? [row.node] : [])));
    } else if (event.key === 'Enter') {
      if (node && onAction && !node.disabled) onAction(node.id);
      else if (node && selection === 'none' && expandable) (isOpen ? collapse : (it: TreeNode) => expand([it]))(node);
      else choose(current, { add: true });
    } else if (typing) {
      const typed = typeAhead.add(event.key, event.timeStamp);
      const text = (index: number) => {
        const row = rows[index];
        return row?.kind === 'node' ? row.node.label : '';
      };
      focusRow(rows[findTypeAheadMatch(typed, rows.length, found, text, i18n.language)]);
    } else if (event.key === ' ' && (selection === 'check' || current.kind === 'status')) choose(current);
    else if (!engine.handleKey(event, node?.id)) return;
    else if (event.key === 'Escape') event.stopPropagation();
    event.preventDefault();
  }

  function handleClick(event: MouseEvent<HTMLDivElement>, row: TreeRow) {
    focusRow(row);
    const onToggle = event.target instanceof Element && event.target.closest('[data-toggle]') !== null;
    if (row.kind === 'node' && row.expandable && (onToggle || selection === 'none')) {
      if (row.open) collapse(row.node);
      else expand([row.node]);
    } else choose(row, { add: event.ctrlKey || event.metaKey, range: event.shiftKey });
  }

  const selects = selection === 'single' || selection === 'multiple';
  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={selection === 'multiple' || selection === 'check' || undefined}
      className={`${styles.root} ${styles.size[size]}`}
      onKeyDown={handleKeyDown}
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) focused.current = false;
      }}
    >
      {rows.map((row) => (
        // The tree handles keys bubbling from its items.
        <div
          key={row.id}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.siblings}
          aria-disabled={(row.kind === 'node' && row.node.disabled) || undefined}
          aria-expanded={row.kind === 'node' && row.expandable ? row.open : undefined}
          aria-selected={row.kind === 'node' && selects ? chosen.has(row.id) : undefined}
          aria-checked={row.kind === 'node' && selection === 'check' ? checkOf(row.node, loaded, chosen) : undefined}
          aria-busy={(row.kind === 'status' && row.status === 'loading') || undefined}
          data-status={row.kind === 'status' ? row.status : undefined}
          tabIndex={row === current ? 0 : -1}
          className={styles.row}
          style={assignInlineVars({ [styles.depth]: String(row.level - 1) })}
          onClick={(event) => handleClick(event, row)}
          onDoubleClick={row.kind === 'node' && onAction && !row.node.disabled ? () => onAction(row.id) : undefined}
        >
          <span className={styles.toggle} data-toggle={(row.kind === 'node' && row.expandable) || undefined}>
            {row.kind === 'node' && row.expandable ? (
              <span className={styles.marker}>
                <Icon source={ChevronRightIcon} size="small" />
              </span>
            ) : row.kind === 'status' && row.status === 'loading' ? (
              <Spinner />
            ) : null}
          </span>
          {row.kind === 'node' ? (
            <>
              {selection === 'check' ? <span className={styles.box} aria-hidden="true" /> : null}
              {row.node.icon ? (
                <span className={styles.icon}>
                  <Icon source={row.node.icon} />
                </span>
              ) : null}
              <span className={styles.label}>{row.node.label}</span>
            </>
          ) : (
            <span className={styles.label}>{t(row.status)}</span>
          )}
        </div>
      ))}
    </div>
  );
}
