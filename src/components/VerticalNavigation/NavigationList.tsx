import { useId } from 'react';

import { NavigationRow } from '#components/Navigation';
import type { NavigationBranch, NavigationItem } from '#lib/navigation/navigationTree';

import { AsideEntry } from './AsideEntry';
import type { ListContext } from './listContext';
import * as styles from './VerticalNavigation.css';

export type NavigationListProps = {
  items: readonly NavigationItem[];
  level: number;
  context: ListContext;
};

/** The items of one level, including nested items. */
export function NavigationList({ items, level, context }: NavigationListProps) {
  return items.map((item) => {
    switch (item.type) {
      case 'divider':
      case 'spacer':
        return (
          <li
            key={item.id}
            aria-hidden="true"
            className={`${styles.mark[item.type]}${context.folded ? ` ${styles.markFolded}` : ''}`}
          />
        );
      case 'basic':
        return (
          <li key={item.id}>
            <NavigationRow
              item={item}
              currentHref={context.currentHref}
              variant={context.variant}
              level={level}
              words={context.words}
              folded={context.folded}
              onClick={() => context.onAction(item.id)}
            />
          </li>
        );
      default:
        return <Branch key={item.id} item={item} level={level} context={context} />;
    }
  });
}

function Branch({ item, level, context }: { item: NavigationBranch; level: number; context: ListContext }) {
  const id = useId();
  const { variant, beside, words } = context;
  const panel = beside && words === '' && (variant === 'row' ? item.type === 'aside' : true);
  if (panel) {
    return (
      <li>
        <AsideEntry item={item} context={context} />
      </li>
    );
  }
  if (item.type === 'group') {
    return (
      <li className={styles.group}>
        <div className={`${styles.heading}${context.folded ? ` ${styles.headingFolded}` : ''}`}>
          <span className={styles.headingWords}>
            <span id={id} className={styles.title}>
              {item.title}
            </span>
            {item.subtitle === undefined ? null : <span className={styles.subtitle}>{item.subtitle}</span>}
          </span>
        </div>
        <ul role="list" aria-labelledby={id} className={styles.list}>
          <NavigationList items={item.children} level={level} context={context} />
        </ul>
      </li>
    );
  }
  const open = words !== '' || (context.open.has(item.id) && !item.disabled);
  return (
    <li>
      <NavigationRow
        item={item}
        currentHref={context.currentHref}
        level={level}
        words={words}
        folded={context.folded}
        branch={{ open, opens: 'below', controls: id, onToggle: () => context.onToggle(item.id) }}
      />
      {open ? (
        <ul role="list" id={id} className={styles.nested}>
          <NavigationList items={item.children} level={level + 1} context={context} />
        </ul>
      ) : null}
    </li>
  );
}
