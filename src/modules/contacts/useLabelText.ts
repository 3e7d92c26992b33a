import { useTranslation } from 'react-i18next';

/** The usual labels of addresses and numbers, as they are stored. */
export const usualLabels = ['Work', 'Personal', 'Mobile', 'Home'] as const;

/** Returns a function that translates a label: labels are free text, and only the usual ones are translated. */
export function useLabelText(): (label: string) => string {
  const { t } = useTranslation('contacts');
  return (label) => {
    const usual = usualLabels.find((one) => one === label);
    return usual ? t(`label.${usual}`) : label;
  };
}
