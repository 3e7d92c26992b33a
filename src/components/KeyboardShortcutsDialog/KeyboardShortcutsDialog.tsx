import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';
import { Kbd } from '#components/Kbd';
import { Switch } from '#components/Switch';
import type { KeyBinding } from '#lib/keyBindings/keyBindings';
import { useSingleKeys } from '#lib/keyBindings/singleKeys';

import * as styles from './KeyboardShortcutsDialog.css';

export type KeyboardShortcutsDialogProps = {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called when it is to close. */
  onClose: () => void;
  /** The keys of the screen, as given to `useKeyBindings`; those with the same label stand in one row. */
  bindings: readonly KeyBinding[];
  /** What the commands act on, in one sentence. */
  description?: string | undefined;
};

/** Lists the keys of a screen, with the switch that turns single characters off in all modules. */
export function KeyboardShortcutsDialog({ open, onClose, bindings, description }: KeyboardShortcutsDialogProps) {
  const { t } = useTranslation('KeyboardShortcutsDialog');
  const { enabled, change } = useSingleKeys();
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} {...(description !== undefined && { description })}>
      <div className={styles.root}>
        <Switch
          label={t('singleKeys')}
          description={t('singleKeysText')}
          side="end"
          checked={enabled}
          onChange={change}
        />
        <dl className={styles.list}>
          {bindings.map(({ id, label, keys }) => (
            <div key={id} className={styles.row}>
              <dt>{label}</dt>
              <dd className={styles.keys}>
                {keys.map((key) => (
                  <Kbd key={key} keys={key} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
