import { useTranslation } from 'react-i18next';

export type ListMessageOptions = {
  isOpen: boolean;
  count: number;
  query: string;
  loading: boolean;
};

/** Texts of a list of options: `message` is shown instead of options, `announcement` is for a status element. */
export function useListMessage({ isOpen, count, query, loading }: ListMessageOptions): {
  message: string | undefined;
  announcement: string;
} {
  const { t } = useTranslation('Combobox');
  const wanted = query.trim();
  const message =
    count > 0 ? undefined : loading ? t('loading') : wanted === '' ? t('noOptions') : t('noMatch', { query: wanted });
  if (!isOpen) return { message, announcement: '' };
  return { message, announcement: message ?? (loading ? t('loading') : t('found', { count })) };
}
