import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { IconButton } from '#components/IconButton';
import { NavigationRow } from '#components/Navigation';
import type { NavigationBranch } from '#lib/navigation/navigationTree';
import { useInteractOutside } from '#lib/browser/useInteractOutside';
import { consumeEscape } from '#lib/browser/consumeEscape';

import type { ListContext } from './listContext';
import * as styles from './VerticalNavigation.css';

export type AsideEntryProps = {
  item: NavigationBranch;
  context: ListContext;
};

/** An item whose children open in a second panel beside the bar; Escape or an outside click closes it. */
export function AsideEntry({ item, context }: AsideEntryProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = context.aside === item.id && !item.disabled;

  function close() {
    context.onAside(undefined);
    button.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (open && consumeEscape(event)) close();
  }

  return (
    <div ref={root} role="presentation" className={styles.listener} onKeyDown={handleKeyDown}>
      <NavigationRow
        item={item}
        currentHref={context.currentHref}
        variant={context.variant}
        folded={context.folded}
        branch={{
          open,
          opens: 'beside',
          controls: id,
          ref: button,
          onToggle: () => context.onAside(open ? undefined : item.id),
        }}
      />
      {open ? (
        <AsidePanel
          id={id}
          item={item}
          context={context}
          owner={() => root.current}
          onClose={close}
          onLeave={() => context.onAside(undefined)}
        />
      ) : null}
    </div>
  );
}

type AsidePanelProps = AsideEntryProps & {
  id: string;
  owner: () => HTMLElement | null;
  onClose: () => void;
  onLeave: () => void;
};

function AsidePanel({ id, item, context, owner, onClose, onLeave }: AsidePanelProps) {
  const { t } = useTranslation('VerticalNavigation');
  useInteractOutside(owner, onLeave);
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      className={`${styles.aside} ${context.ground}`}
      data-stops=""
      data-grown={context.grown || undefined}
    >
      <div className={styles.asideHead}>
        <span className={styles.asideWords}>
          <span id={`${id}-title`} className={styles.asideTitle}>
            {item.title}
          </span>
          {item.subtitle === undefined ? null : <span className={styles.subtitle}>{item.subtitle}</span>}
        </span>
        <IconButton label={t('close', { title: item.title })} icon={XMarkIcon} onClick={onClose} />
      </div>
      <div className={styles.scroll}>
        <context.Entries
          items={item.children}
          context={{
            ...context,
            variant: 'row',
            dense: false,
            folded: false,
            beside: false,
            onAction: (id) => {
              // Focus the item: the link is removed with the panel.
              onClose();
              context.onAction(id);
            },
          }}
        />
      </div>
    </div>
  );
}
