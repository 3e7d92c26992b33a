import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';

/** What can be said to be saved: keys of `saved` in the texts. */
export type SavedKey = 'name' | 'email' | 'emailKept' | 'status' | 'language' | 'units' | 'notify';

/** What a part of the page says of its last change, and what its forms need for that. */
export type SavedNotice = {
  /** The word that it is saved, or nothing. */
  banner: ReactNode;
  clear: () => void;
  show: (key: SavedKey) => void;
  options: (
    key: SavedKey,
    close: () => void,
  ) => { onInvalidChange: (invalid: boolean) => void; onSaved: () => void; onCancel: () => void };
};

/** Keeps what was saved last in one part of the page. */
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
