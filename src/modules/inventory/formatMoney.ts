import { numberFormat } from '#lib/format/intl';

import type { Amount } from './price';

/** The currency of all prices. */
const currency = 'EUR';

/** An amount of money in a language; nothing where there is none. */
export const formatMoney = (amount: Amount, language: string): string =>
  amount === '' ? '' : numberFormat(language, { style: 'currency', currency }).format(amount);
