import { useTranslation } from 'react-i18next';

import { CardSection } from '#components/Card';
import { chooseLanguage } from '#lib/i18n/deviceLanguage';
import { languages } from '#lib/i18n/languages';

import type { Account } from './api';
import { ChoiceForm } from './ChoiceForm';
import type { AccountSectionProps } from './PersonSection';
import { SummaryList, SummaryRow } from './SummaryRow';
import { useSavedNotice } from './useSavedNotice';

const units: readonly Account['units'][] = ['km', 'mi'];

/** Preferences: language, units, keyboard shortcuts and mails. */
export function PreferencesSection({ account, onErrorChange }: AccountSectionProps) {
  const { t, i18n } = useTranslation('account');
  const saved = useSavedNotice(onErrorChange);
  const nameOf = (locale: Account['locale']) => languages.find(({ id }) => id === locale)?.label ?? locale;
  const mails = account.notify.email ? 'on' : 'off';
  const singleKeys = account.singleKeys ? 'on' : 'off';
  return (
    <CardSection title={t('preferences.title')}>
      {saved.banner}
      <SummaryList>
        <SummaryRow
          term={t('rows.language')}
          actionContext={t('change.language')}
          onEditingChange={saved.clear}
          renderForm={(close) => (
            <ChoiceForm
              account={account}
              label={t('rows.language')}
              value={account.locale}
              options={languages.map(({ id, label }) => ({ value: id, label }))}
              change={(locale) => ({ locale })}
              {...saved.options('language', close)}
              onSaved={({ locale }) => {
                saved.options('language', close).onSaved();
                chooseLanguage(i18n, locale);
              }}
            />
          )}
        >
          <span lang={account.locale}>{nameOf(account.locale)}</span>
        </SummaryRow>
        <SummaryRow
          term={t('rows.units')}
          actionContext={t('change.units')}
          onEditingChange={saved.clear}
          renderForm={(close) => (
            <ChoiceForm
              account={account}
              label={t('rows.units')}
              value={account.units}
              options={units.map((value) => ({ value, label: t(`units.${value}`) }))}
              change={(value) => ({ units: value })}
              {...saved.options('units', close)}
            />
          )}
        >
          {t(`units.${account.units}`)}
        </SummaryRow>
        <SummaryRow
          term={t('rows.singleKeys')}
          actionContext={t('change.singleKeys')}
          onEditingChange={saved.clear}
          renderForm={(close) => (
            <ChoiceForm
              account={account}
              label={t('rows.singleKeys')}
              value={singleKeys}
              options={(['on', 'off'] as const).map((value) => ({
                value,
                label: t(`singleKeys.${value}`),
                description: t(`singleKeysHint.${value}`),
              }))}
              change={(value) => ({ singleKeys: value === 'on' })}
              {...saved.options('singleKeys', close)}
            />
          )}
        >
          {t(`singleKeys.${singleKeys}`)}
        </SummaryRow>
        <SummaryRow
          term={t('rows.notify')}
          actionContext={t('change.notify')}
          onEditingChange={saved.clear}
          renderForm={(close) => (
            <ChoiceForm
              account={account}
              label={t('rows.notify')}
              value={mails}
              options={(['on', 'off'] as const).map((value) => ({
                value,
                label: t(`notify.${value}`),
                description: t(`notifyHint.${value}`),
              }))}
              change={(value) => ({ notify: { email: value === 'on' } })}
              {...saved.options('notify', close)}
            />
          )}
        >
          {t(`notify.${mails}`)}
        </SummaryRow>
      </SummaryList>
    </CardSection>
  );
}
