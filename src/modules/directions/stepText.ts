import type { TFunction } from 'i18next';

import type { Language } from '#lib/i18n/languages';

import type { Manoeuvre, Step } from './api';
import { turkishDative } from './turkishDative';

const compassKeys = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;

/** The compass direction nearest to a bearing in degrees; a key below `compass`. */
export function compassPoint(bearing: number): (typeof compassKeys)[number] {
  return compassKeys[Math.round((((bearing % 360) + 360) % 360) / 45) % compassKeys.length] ?? 'north';
}

const turnKeys = {
  straight: 'continue',
  'slight left': 'slightLeft',
  left: 'left',
  'sharp left': 'sharpLeft',
  'slight right': 'slightRight',
  right: 'right',
  'sharp right': 'sharpRight',
  uturn: 'uturn',
} as const satisfies Record<NonNullable<Manoeuvre['modifier']>, string>;

/** Context for the sentence of a step. */
export interface StepTextOptions {
  t: TFunction<'directions'>;
  language: Language;
  /** Name of the facility. */
  place: string;
}

/**
 * A step as a sentence (directory 2.8): “Head north-east on Mill Lane”, “Turn left onto Quay Road”, “Arrive: Saltmarket
 * Clinic, on the right”. Its distance is shown separately.
 */
export function stepText({ name, maneuver }: Step, { t, language, place }: StepTextOptions): string {
  const { type, modifier } = maneuver;
  switch (type) {
    case 'depart': {
      const direction = t(`compass.${compassPoint(maneuver.bearing_after)}`);
      const text = name === '' ? t('steps.departPlain', { direction }) : t('steps.depart', { street: name, direction });
      // In some languages the direction is the first word.
      return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
    }
    case 'arrive':
      if (modifier === 'left') return t('steps.arriveLeft', { place });
      return modifier === 'right' ? t('steps.arriveRight', { place }) : t('steps.arrive', { place });
    case 'continue':
    case 'turn': {
      const turn = turnKeys[type === 'continue' ? 'straight' : (modifier ?? 'straight')];
      // In Turkish, the street takes the dative suffix.
      const street = language === 'tr' ? turkishDative(name) : name;
      return name === '' ? t(`steps.${turn}Plain`) : t(`steps.${turn}`, { street });
    }
  }
}
