import { useQuery } from '@tanstack/react-query';

import { formatRadius } from '#lib/format/formatDistance';
import { formatLanguage } from '#lib/format/formatLanguage';

import { useResultsTranslation } from './useResultsTranslation';
import type { ChoiceName, SwitchNames } from './filterGroups';
import { categoriesQuery, tagsQuery } from './queries';
import { accessFeatures, appointmentKinds, feeModels } from './filterChoices';

/** Labels of all filters in the current language. Names of categories and tags come from the back end. */
export function useFilterNames(): { choiceName: ChoiceName; switches: SwitchNames } {
  const { t, i18n } = useResultsTranslation();
  const categories = useQuery(categoriesQuery());
  const tags = useQuery(tagsQuery());
  const locale = i18n.language;
  return {
    choiceName(facet, value) {
      switch (facet) {
        case 'category':
          return nameById(categories, value);
        case 'tags':
          return nameById(tags, value);
        case 'lang':
          return formatLanguage(value, locale);
        case 'access': {
          const known = accessFeatures.find((feature) => feature === value);
          return known ? t(`access.${known}`) : value;
        }
        case 'fee': {
          const known = feeModels.find((model) => model === value);
          return known ? t(`fee.${known}`) : value;
        }
        case 'appointment': {
          const known = appointmentKinds.find((kind) => kind === value);
          return known ? t(`appointment.${known}`) : value;
        }
      }
    },
    switches: {
      openNow: t('filters.openNow'),
      verified: t('filters.verified'),
      accepting: t('filters.accepting'),
      radius: (radius) => (radius === 'any' ? t('filters.distanceAny') : formatRadius(radius, locale)),
    },
  };
}

/** Name of an item by id; the id itself if the list failed to load or lacks it. */
function nameById(list: { data?: { id: string; name: string }[] | undefined; isPending: boolean }, value: string) {
  if (list.isPending) return undefined;
  return list.data?.find(({ id }) => id === value)?.name ?? value;
}
