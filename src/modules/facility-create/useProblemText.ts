import { useTranslation } from 'react-i18next';

import { distanceInMetres } from '#lib/geo/distance';
import { formatWeekday } from '#lib/format/formatDate';
import { formatDistance } from '#lib/format/formatDistance';

import type { DraftValues } from './draftValues';
import type { FieldProblem, Town } from './facts';

/** Translator for field errors, which fills in the weekday, town and distance. */
export function useProblemText({ facility }: DraftValues, towns: readonly Town[]): (problem: FieldProblem) => string {
  const { t, i18n } = useTranslation('facility-create');
  return ({ pointer, key }) => {
    const [, row] = /^\/facility\/weekly\/(\d+)/.exec(pointer) ?? [];
    const range = row === undefined ? undefined : facility.weekly[Number(row)];
    const town = towns.find(({ id }) => id === facility.address.cityId);
    return t(`problem.${key}`, {
      day: range ? formatWeekday(range.day, i18n.language) : '',
      town: town?.name ?? '',
      distance: town && facility.geo ? formatDistance(distanceInMetres(facility.geo, town), i18n.language) : '',
    });
  };
}
