import LanguageIcon from '@heroicons/react/24/outline/LanguageIcon';
import { useTranslation } from 'react-i18next';

import type { IconSource } from '#components/Icon';
import { Menu } from '#components/Menu';
import { chooseLanguage } from '#lib/i18n/deviceLanguage';
import { languages, toLanguage } from '#lib/i18n/languages';

import * as styles from './LanguageMenu.css';

export type LanguageMenuProps = {
  /** `text` names the language, for the directory; `flag` shows its flag, for the console header. */
  look?: 'text' | 'flag';
};

const flagFile = (flag: string) => `/pictures/flags/${flag}.svg`;

function flagIcon(flag: string): IconSource {
  return ({ className = '' }) => <img className={`${className} ${styles.itemFlag}`} src={flagFile(flag)} alt="" />;
}

const items = languages.map(({ id, label, flag }) => ({ id, label, lang: id, flagIcon: flagIcon(flag) }));

/** Switches the language immediately and remembers the choice; the current one comes from i18next. */
export function LanguageMenu({ look = 'text' }: LanguageMenuProps) {
  // Needed on every first screen, so the texts are in `common`.
  const { t, i18n } = useTranslation('common');
  const current = toLanguage(i18n.language);
  const { label: name, flag } = languages.find(({ id }) => id === current) ?? languages[0];
  const triggerProps =
    look === 'text'
      ? { text: name, textOnPhone: false, icon: LanguageIcon }
      : {
          leadingVisual: <img className={styles.flag} src={flagFile(flag)} alt="" width={24} height={16} />,
          align: 'end' as const,
        };
  return (
    <Menu
      {...triggerProps}
      label={t('language.choose', { language: name })}
      sections={[
        {
          id: 'languages',
          kind: 'radio',
          items: items.map(({ flagIcon: icon, ...item }) => ({
            ...item,
            checked: item.id === current,
            ...(look === 'flag' && { icon }),
          })),
        },
      ]}
      onAction={(id) => {
        chooseLanguage(i18n, toLanguage(id));
      }}
    />
  );
}
