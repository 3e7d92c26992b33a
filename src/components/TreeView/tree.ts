import type { IconSource } from '#components/Icon';

/** One node of a tree, with its children. */
export type TreeNode = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconSource;
  readonly children?: readonly TreeNode[];
  /** Children are loaded on first expansion. */
  readonly lazy?: boolean;
  /** Cannot be selected or activated. */
  readonly disabled?: boolean;
};

/** Loading state of the children of lazy nodes. */
export type Loaded = ReadonlyMap<string, readonly TreeNode[] | 'loading' | 'failed'>;

/** A visible row of the tree: a node, or a message in place of missing children. */
export type TreeRow = {
  readonly id: string;
  /** From 1. */
  readonly level: number;
  /** Position among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  readonly parent: string | undefined;
} & (
  | { readonly kind: 'node'; readonly node: TreeNode; readonly expandable: boolean; readonly open: boolean }
  | { readonly kind: 'status'; readonly of: TreeNode; readonly status: 'loading' | 'failed' | 'empty' }
);

/** The children of a node as far as they are loaded. */
export function childrenOf(node: TreeNode, loaded: Loaded): readonly TreeNode[] | 'loading' | 'failed' | undefined {
  return node.children ?? loaded.get(node.id);
}

/** The visible rows from top to bottom. */
export function visibleRows(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  loaded: Loaded,
  level = 1,
  parent?: string,
): TreeRow[] {
  return nodes.flatMap((node, index): TreeRow[] => {
    const children = childrenOf(node, loaded);
    const expandable = node.lazy === true || (node.children?.length ?? 0) > 0;
    const isOpen = expandable && open.has(node.id);
    const row: TreeRow = {
      kind: 'node',
      id: node.id,
      node,
      level,
      position: index + 1,
      siblings: nodes.length,
      parent,
      expandable,
      open: isOpen,
    };
    if (!isOpen) return [row];
    if (typeof children === 'object' && children.length > 0) {
      return [row, ...visibleRows(children, open, loaded, level + 1, node.id)];
    }
    const status = typeof children === 'object' ? 'empty' : (children ?? 'loading');
    return [
      row,
      {
        kind: 'status',
        id: `${node.id}\u0000status`,
        of: node,
        status,
        level: level + 1,
        position: 1,
        siblings: 1,
        parent: node.id,
      },
    ];
  });
}

/** All nodes as far as they are loaded, also inside closed ones. */
export function loadedNodes(nodes: readonly TreeNode[], loaded: Loaded): TreeNode[] {
  return nodes.flatMap((node) => {
    const children = childrenOf(node, loaded);
    return typeof children === 'object' ? [node, ...loadedNodes(children, loaded)] : [node];
  });
}

/** Ids that checking this node stands for: its deepest loaded descendants. */
export function leavesOf(node: TreeNode, loaded: Loaded): string[] {
  const children = childrenOf(node, loaded);
  if (typeof children !== 'object' || children.length === 0) return [node.id];
  return children.flatMap((child) => leavesOf(child, loaded));
}

/** Whether all, some or none of the leaves of a node are checked. */
export function checkOf(node: TreeNode, loaded: Loaded, checked: ReadonlySet<string>): 'true' | 'false' | 'mixed' {
  const leaves = leavesOf(node, loaded);
  const count = leaves.filter((id) => checked.has(id)).length;
  // A parent that was checked before its children loaded counts for all of them.
  if (count === leaves.length || checked.has(node.id)) return 'true';
  return count === 0 ? 'false' : 'mixed';
}
