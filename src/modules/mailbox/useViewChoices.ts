import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { MailSettings } from './api';
import { settingsMutation } from './queries';
import { messageLayouts, rowDensities } from './settingChoices';

/** The reading layout and the density of the rows, as a menu and the settings offer them. */
export function useViewChoices({ messageLayout, density }: MailSettings) {
  const { t } = useTranslation('mailbox');
  const { mutate } = useMutation(settingsMutation());
  return {
    layout: {
      label: t('settings.layout'),
      options: messageLayouts.map((value) => ({ value, label: t(`settings.${value}`) })),
      value: messageLayout,
      onChange: (value: MailSettings['messageLayout']) => mutate({ messageLayout: value }),
    },
    density: {
      label: t('settings.density'),
      options: rowDensities.map((value) => ({ value, label: t(`settings.${value}`) })),
      value: density,
      onChange: (value: MailSettings['density']) => mutate({ density: value }),
    },
  };
}
