import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';

/** What was saved: keys of `saved` in the translations. */
type SavedKey = 'name' | 'email' | 'emailKept' | 'status' | 'language' | 'units' | 'singleKeys' | 'notify';

/** Confirmation of the last change in a section, and the callbacks its forms need. */
export type SavedNotice = {
  /** The confirmation, or null. */
  banner: ReactNode;
  clear: () => void;
  show: (key: SavedKey) => void;
  options: (
    key: SavedKey,
    close: () => void,
  ) => { onInvalidChange: (invalid: boolean) => void; onSaved: () => void; onCancel: () => void };
};

/** State of the confirmation shown after a form of a section was saved. */
export function useSavedNotice(onErrorChange: (form: string, invalid: boolean) => void): SavedNotice {
  const { t } = useTranslation('account');
  const [saved, setSaved] = useState<SavedKey>();
  return {
    banner: saved === undefined ? null : <Alert tone="success" title={t(`saved.${saved}`)} />,
    clear: () => setSaved(undefined),
    show: setSaved,
    options: (key, close) => ({
      onInvalidChange: (invalid) => onErrorChange(key, invalid),
      onSaved() {
        setSaved(key);
        close();
      },
      onCancel() {
        onErrorChange(key, false);
        close();
      },
    }),
  };
}
