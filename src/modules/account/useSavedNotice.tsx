import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';

/** What can be said to be saved: keys of `saved` in the texts. */
export type SavedKey = 'name' | 'email' | 'emailKept' | 'status' | 'language' | 'units' | 'notify';

/** What a part of the page says of its last change, and what its forms need for that. */
export type Saved = {
  /** The word that it is saved, or nothing. */
  banner: ReactNode;
  clear: () => void;
  tell: (what: SavedKey) => void;
  options: (
    what: SavedKey,
    close: () => void,
  ) => { onWrong: (wrong: boolean) => void; onSaved: () => void; onCancel: () => void };
};

/** Keeps what was saved last in one part of the page. */
export function useSaved(onWrong: (form: string, wrong: boolean) => void): Saved {
  const { t } = useTranslation('account');
  const [saved, setSaved] = useState<SavedKey>();
  return {
    banner: saved === undefined ? null : <Alert tone="success" title={t(`saved.${saved}`)} />,
    clear: () => setSaved(undefined),
    tell: setSaved,
    options: (what, close) => ({
      onWrong: (wrong) => onWrong(what, wrong),
      onSaved() {
        setSaved(what);
        close();
      },
      onCancel() {
        onWrong(what, false);
        close();
      },
    }),
  };
}
