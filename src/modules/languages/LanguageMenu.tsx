import LanguageIcon from '@heroicons/react/24/outline/LanguageIcon';
import { useTranslation } from 'react-i18next';

import type { IconSource } from '#components/Icon';
import { Menu } from '#components/Menu';
import { chooseLanguage, languages, toLanguage } from '#lib/i18n/languages';
import type { Language } from '#lib/i18n/languages';

import * as styles from './LanguageMenu.css';

export type LanguageMenuProps = {
  /** `text` names the language, for the directory; `flag` shows its flag, for the console header. */
  look?: 'text' | 'flag';
};

const flagFiles: Readonly<Record<Language, string>> = {
  en: '/pictures/flags/gb.svg',
  tr: '/pictures/flags/tr.svg',
};

function flagIcon(language: Language): IconSource {
  return ({ className = '' }) => <img className={`${className} ${styles.itemFlag}`} src={flagFiles[language]} alt="" />;
}

const flagIcons: Readonly<Record<Language, IconSource>> = { en: flagIcon('en'), tr: flagIcon('tr') };

/** Switches the language immediately and remembers the choice; the current one comes from i18next. */
export function LanguageMenu({ look = 'text' }: LanguageMenuProps) {
  // Needed on every first screen, so the texts are in `common`.
  const { t, i18n } = useTranslation('common');
  const current = toLanguage(i18n.language);
  const name = languages.find(({ id }) => id === current)?.label ?? current;
  const triggerProps =
    look === 'text'
      ? { text: name, textOnPhone: false, icon: LanguageIcon }
      : {
          picture: <img className={styles.flag} src={flagFiles[current]} alt="" width={24} height={16} />,
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
          items: languages.map(({ id, label }) => ({
            id,
            label,
            lang: id,
            checked: id === current,
            ...(look === 'flag' && { icon: flagIcons[id] }),
          })),
        },
      ]}
      onSelect={(id) => {
        chooseLanguage(i18n, toLanguage(id));
      }}
    />
  );
}
