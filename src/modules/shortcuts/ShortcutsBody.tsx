import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { LiveText } from '#components/LiveRegion';
import { QueryPanel } from '#components/QueryPanel';
import { LazyPanel } from '#components/LazyPanel';
import { Skeleton } from '#components/Skeleton';
import { VisuallyHidden } from '#components/VisuallyHidden';

import { draftKeyOf, emptyDraft } from './drafts';
import type { ShortcutDraft } from './drafts';
import { lazyShortcutForm } from './lazyShortcutForm';
import { ShortcutGrid, ShortcutGridSkeleton } from './ShortcutGrid';
import * as styles from './ShortcutGrid.css';
import type { ShortcutsPanelModel } from './useShortcutsPanel';

export type ShortcutsBodyProps = { panel: ShortcutsPanelModel };

/** Content of the panel for its current mode. */
export function ShortcutsBody({ panel }: ShortcutsBodyProps) {
  const { t } = useTranslation('shortcuts');
  const { state, query, focusTargets, actions } = panel;
  if (state.mode === 'add') return <FormLoader panel={panel} form="new" initial={emptyDraft} />;
  if (state.mode === 'edit') {
    const shortcut = query.data?.find(({ id }) => id === state.id);
    if (!shortcut) {
      // It was deleted elsewhere, for example in another tab.
      return (
        <div className={styles.empty}>
          <EmptyState
            icon={BookmarkIcon}
            title={t('form.gone')}
            action={<Button onClick={actions.cancel}>{t('form.back')}</Button>}
          />
        </div>
      );
    }
    const { label, description = '', icon, link, useRouter } = shortcut;
    return (
      <FormLoader
        panel={panel}
        form={shortcut.id}
        initial={{ label, description, icon, link, useRouter }}
        onDelete={() => void actions.confirmDelete(shortcut)}
      />
    );
  }
  return (
    <QueryPanel
      query={query}
      what={t('what')}
      skeleton={<ShortcutGridSkeleton />}
      headingLevel={3}
      isEmpty={(shortcuts) => shortcuts.length === 0}
      empty={
        <div className={styles.empty}>
          <EmptyState
            icon={BookmarkIcon}
            headingLevel={3}
            title={t('empty.title')}
            description={t('empty.text')}
            action={state.mode === 'modify' ? <Button onClick={actions.add}>{t('actions.add')}</Button> : undefined}
          />
        </div>
      }
    >
      {(shortcuts) => (
        <ShortcutGrid
          ref={focusTargets.setGrid}
          shortcuts={shortcuts}
          onEdit={state.mode === 'modify' ? actions.edit : undefined}
        />
      )}
    </QueryPanel>
  );
}

type FormLoaderProps = {
  panel: ShortcutsPanelModel;
  /** Id of the shortcut, or `new`. */
  form: string;
  initial: ShortcutDraft;
  onDelete?: () => void;
};

function FormLoader({ panel, form, initial, onDelete }: FormLoaderProps) {
  const { t } = useTranslation('shortcuts');
  return (
    <LazyPanel
      key={form}
      component={lazyShortcutForm}
      props={{
        initial,
        draftKey: draftKeyOf(form),
        rejected: panel.rejected,
        saving: panel.saving,
        onSave: panel.actions.save,
        onCancel: panel.actions.cancel,
        onDelete,
      }}
      skeleton={
        <div className={styles.loading} aria-busy="true">
          <Skeleton variant="block" height="small" />
          <Skeleton variant="block" height="small" />
          <Skeleton variant="block" height="small" />
          <Skeleton variant="block" height="small" />
          <VisuallyHidden>
            <span role="status">
              <LiveText>{t('form.loading')}</LiveText>
            </span>
          </VisuallyHidden>
        </div>
      }
    />
  );
}
