import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NumberField } from '#components/NumberField';
import { Select } from '#components/Select';
import { Switch } from '#components/Switch';
import { formatPercent } from '#lib/format/formatNumber';

import { formatMoney } from './formatMoney';
import { inventoryLimits } from './limits';
import { marginOf, taxRates } from './price';
import type { ProductDraft } from './productDraft';
import { priceOf } from './productDraft';
import * as styles from './ProductForm.css';

export type PriceFieldsProps = {
  draft: ProductDraft;
  onChange: (part: Partial<ProductDraft>) => void;
  /** Error message of a field. */
  errorOf: (field: keyof ProductDraft) => { error?: string };
};

const isOffered = (rate: number | null) => rate === null || taxRates.some((one) => one === rate);

/** Cost, base price and tax, the price that follows from them or is set, and what it leaves. */
export function PriceFields({ draft, onChange, errorOf }: PriceFieldsProps) {
  const { t, i18n } = useTranslation('inventory');
  const { language } = i18n;
  const { cost, basePrice, taxPercent, ownPrice } = draft;
  const [isOwnTax, setOwnTax] = useState(!isOffered(taxPercent));
  const price = priceOf(draft);
  const margin = marginOf({ price, cost: cost ?? '', taxPercent: taxPercent ?? '' });
  const money = { min: 0, max: inventoryLimits.money, digits: 2, unit: '€' } as const;
  const showsOwnTax = isOwnTax || !isOffered(taxPercent);
  return (
    <section className={styles.section} aria-labelledby="product-prices">
      <h2 id="product-prices" className={styles.sectionTitle}>
        {t('form.prices')}
      </h2>
      <div className={styles.columns}>
        <NumberField
          {...money}
          id="product-cost"
          label={t('fields.cost')}
          value={cost}
          onChange={(value) => onChange({ cost: value })}
          {...errorOf('cost')}
        />
        <NumberField
          {...money}
          id="product-basePrice"
          label={t('fields.basePrice')}
          value={basePrice}
          onChange={(value) => onChange({ basePrice: value })}
          {...errorOf('basePrice')}
        />
        <Select
          label={t('fields.tax')}
          value={showsOwnTax ? 'own' : String(taxPercent ?? '')}
          options={[
            { value: '', label: t('form.noTax') },
            ...taxRates.map((rate) => ({ value: String(rate), label: formatPercent(rate / 100, language) })),
            { value: 'own', label: t('form.ownTax') },
          ]}
          onChange={(value) => {
            setOwnTax(value === 'own');
            if (value !== 'own') onChange({ taxPercent: value === '' ? null : Number(value) });
          }}
        />
        {showsOwnTax ? (
          <NumberField
            id="product-taxPercent"
            label={t('form.taxPercent')}
            min={0}
            max={inventoryLimits.taxPercent}
            digits={2}
            unit="%"
            value={taxPercent}
            onChange={(value) => onChange({ taxPercent: value })}
            {...errorOf('taxPercent')}
          />
        ) : null}
      </div>
      <Switch
        label={t('form.ownPrice')}
        description={t('form.ownPriceText')}
        checked={ownPrice !== undefined}
        onChange={(on) => onChange({ ownPrice: on ? (price === '' ? null : price) : undefined })}
      />
      <div className={styles.columns}>
        <NumberField
          {...money}
          id="product-ownPrice"
          label={t('fields.price')}
          readOnly={ownPrice === undefined}
          value={price === '' ? null : price}
          onChange={(value) => {
            if (ownPrice !== undefined) onChange({ ownPrice: value });
          }}
          {...errorOf('ownPrice')}
        />
        <div className={styles.fact}>
          <span className={styles.factLabel}>{t('fields.margin')}</span>
          <output className={styles.factValue} data-negative={(margin?.amount ?? 0) < 0 || undefined}>
            {margin
              ? t('form.margin', {
                  amount: formatMoney(margin.amount, language),
                  percent: formatPercent(margin.fraction, language, { maximumFractionDigits: 1 }),
                })
              : t('form.noMargin')}
          </output>
        </div>
      </div>
    </section>
  );
}
