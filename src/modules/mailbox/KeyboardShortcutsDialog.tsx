import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog';
import { Kbd } from '#components/Kbd';
import { Switch } from '#components/Switch';

import { mailShortcuts } from './mailShortcuts';
import * as styles from './KeyboardShortcutsDialog.css';
import { useMailbox } from './mailboxContext';
import { settingsMutation } from './queries';

export type KeyboardShortcutsDialogProps = { open: boolean; onClose: () => void };

/** List of the keyboard shortcuts, with a switch that turns them off. */
export function KeyboardShortcutsDialog({ open, onClose }: KeyboardShortcutsDialogProps) {
  const { t } = useTranslation('mailbox');
  const { settings } = useMailbox();
  const { mutate } = useMutation(settingsMutation());
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')} description={t('keys.text')}>
      <div className={styles.root}>
        <Switch
          label={t('keys.on')}
          side="end"
          checked={settings.keyboardShortcuts}
          onChange={(keyboardShortcuts) => mutate({ keyboardShortcuts })}
        />
        <dl className={styles.list}>
          {mailShortcuts.map(({ keys, command }) => (
            <div key={command} className={styles.row}>
              <dt>{t(`keys.${command}`)}</dt>
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
