import { hrefKind } from '#components/BaseLink';
import type { MenuItem, MenuSection } from '#components/Menu';
import { iconOf } from '#components/Navigation';
import { containsActive, isActive, isBranch } from '#lib/navigation/navigationTree';
import type { NavigationBranch, NavigationItem, NavigationLink } from '#lib/navigation/navigationTree';

function line(item: NavigationLink | NavigationBranch, at: string): MenuItem {
  const current = isBranch(item) ? containsActive(item, at) : isActive(item, at);
  const why = item.disabled ? (item.tooltip ?? item.subtitle) : item.subtitle;
  const shared = {
    id: item.id,
    label: item.title,
    ...(why === undefined ? {} : { description: why }),
    ...(item.icon === undefined ? {} : { icon: iconOf(item.icon, current) }),
    ...(current ? { current: isBranch(item) ? ('location' as const) : ('page' as const) } : {}),
  };
  if (isBranch(item)) {
    return { ...shared, disabled: item.disabled ?? false, submenu: menuSections(item.children, at) };
  }
  const safe = item.link !== undefined && hrefKind(item.link) !== 'unsafe';
  return {
    ...shared,
    disabled: item.disabled === true || !safe,
    ...(safe && item.link !== undefined ? { href: item.link } : {}),
    newTab: item.externalLink === true && item.target === '_blank',
  };
}

/**
 * Converts the children of a branch to menu sections: a group becomes a titled section, a divider ends a section, and
 * collapsible items and asides become submenus.
 */
export function menuSections(items: readonly NavigationItem[], at: string): MenuSection[] {
  const sections: Array<{ id: string; label?: string; items: MenuItem[] }> = [];
  let open = false;
  for (const item of items) {
    if (!('title' in item)) open = false;
    else if (item.type === 'group') {
      const inner = menuSections(item.children, at);
      for (const [index, section] of inner.entries()) {
        sections.push({
          ...section,
          id: `${item.id}-${section.id}`,
          items: [...section.items],
          ...(index === 0 && section.label === undefined ? { label: item.title } : {}),
        });
      }
      open = false;
    } else {
      if (!open) sections.push({ id: item.id, items: [] });
      open = true;
      sections.at(-1)?.items.push(line(item, at));
    }
  }
  return sections;
}

/** Converts the items that do not fit into the bar to a single menu: each branch becomes a submenu. */
export function overflowSections(items: readonly (NavigationLink | NavigationBranch)[], at: string): MenuSection[] {
  return items.length === 0 ? [] : [{ id: 'more', items: items.map((item) => line(item, at)) }];
}
