import LanguageIcon from '@heroicons/react/24/outline/LanguageIcon';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';
import { languages, toLanguage, writeLanguage } from '#lib/languages';

/** Switches the language at once and remembers it; the document says which one it is in. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('app');
  const current = toLanguage(i18n.language);
  return (
    <Menu
      label={t('language.choose', { language: languages.find(({ id }) => id === current)?.label })}
      text={languages.find(({ id }) => id === current)?.label ?? current}
      icon={LanguageIcon}
      sections={[
        {
          id: 'languages',
          kind: 'radio',
          items: languages.map(({ id, label }) => ({ id, label, lang: id, checked: id === current })),
        },
      ]}
      onSelect={(id) => {
        const language = toLanguage(id);
        writeLanguage(language);
        document.documentElement.lang = language;
        void i18n.changeLanguage(language);
      }}
    />
  );
}
