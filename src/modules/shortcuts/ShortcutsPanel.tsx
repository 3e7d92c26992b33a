import CheckIcon from '@heroicons/react/24/outline/CheckIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import { useTranslation } from 'react-i18next';

import { HeaderPopover } from '#components/HeaderPopover';
import { IconButton } from '#components/IconButton';
import { consumeEscape } from '#lib/browser/consumeEscape';

import { ShortcutsBody } from './ShortcutsBody';
import * as styles from './ShortcutsPanel.css';
import { useShortcutsPanel } from './useShortcutsPanel';

/**
 * Header panel with a person's shortcuts: follow, add, edit and delete them (specification, section 4; ruling D2).
 * Unsent input is kept while the tab is open.
 */
export function ShortcutsPanel() {
  const { t } = useTranslation('shortcuts');
  const panel = useShortcutsPanel();
  const { state, query, actions } = panel;
  const { setBody, setEditButton, setAddButton } = panel.focusTargets;
  const { mode } = state;
  const title = t(`title.${mode}`);
  return (
    <HeaderPopover
      label={t('title.view')}
      icon={BookmarkIcon}
      title={title}
      onOpen={actions.open}
      actions={
        mode === 'view' ? (
          <IconButton
            ref={setEditButton}
            label={t('actions.modify')}
            icon={PencilSquareIcon}
            disabled={query.data === undefined}
            onClick={actions.startEditing}
          />
        ) : mode === 'modify' ? (
          <>
            <IconButton ref={setAddButton} label={t('actions.add')} icon={PlusIcon} onClick={actions.add} />
            <IconButton label={t('actions.done')} icon={CheckIcon} onClick={actions.done} />
          </>
        ) : undefined
      }
    >
      <div
        role="presentation"
        className={styles.body}
        onKeyDown={(event) => {
          // The first Escape cancels the form, the second closes the panel.
          if ((mode === 'add' || mode === 'edit') && consumeEscape(event)) actions.cancel();
        }}
      >
        <div
          ref={setBody}
          role="group"
          aria-label={title}
          tabIndex={-1}
          data-form={mode === 'add' ? 'new' : mode === 'edit' ? state.id : undefined}
          className={styles.body}
        >
          <ShortcutsBody panel={panel} />
        </div>
      </div>
    </HeaderPopover>
  );
}
