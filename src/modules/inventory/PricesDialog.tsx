import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { Inline } from '#components/Inline';
import { LiveText } from '#components/LiveRegion';
import { NumberField } from '#components/NumberField';
import { QueryPanel } from '#components/QueryPanel';
import { Select } from '#components/Select';
import { Skeleton } from '#components/Skeleton';
import { Table } from '#components/Table';
import { formatPercent } from '#lib/format/formatNumber';
import { useDebounced } from '#lib/react/useDebounced';

import type { ProductBulkChange, ProductSelection } from './api';
import { formatMoney } from './formatMoney';
import { inventoryLimits } from './limits';
import { priceRoundings } from './price';
import type { PriceRounding } from './price';
import * as styles from './PricesDialog.css';
import { pricesQuery } from './queries';

export type PricesDialogProps = {
  open: boolean;
  selection: ProductSelection;
  onClose: () => void;
  onApply: (change: ProductBulkChange) => void;
};

/** Changes the prices of products by percent; shows what becomes of them before anything is changed. */
export function PricesDialog({ open, selection, onClose, onApply }: PricesDialogProps) {
  const { t } = useTranslation('inventory');
  return (
    <Dialog open={open} size="wide" title={t('prices.title')} onClose={onClose}>
      <PricesForm selection={selection} onClose={onClose} onApply={onApply} />
    </Dialog>
  );
}

/** Milliseconds without a key press before the preview follows. */
const previewPause = 200;

function PricesForm({ selection, onClose, onApply }: Omit<PricesDialogProps, 'open'>) {
  const { t, i18n } = useTranslation('inventory');
  const { language } = i18n;
  const [percent, setPercent] = useState<number | null>(5);
  const [rounding, setRounding] = useState<PriceRounding>('cent');
  const isValid =
    percent !== null && percent >= inventoryLimits.minPercent && percent <= inventoryLimits.maxPercent && percent !== 0;
  const shownPercent = useDebounced(isValid ? percent : 0, previewPause);
  const query = useQuery(pricesQuery(selection, { percent: shownPercent, rounding }));
  const isCurrent = isValid && shownPercent === percent && query.isSuccess && !query.isPlaceholderData;
  const isPossible = isCurrent && query.data.count > 0 && query.data.tooHigh === 0;
  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) onApply({ kind: 'price', percent, rounding });
      }}
    >
      <div className={styles.fields}>
        <NumberField
          label={t('prices.percent')}
          description={t('prices.percentText')}
          value={percent}
          min={inventoryLimits.minPercent}
          max={inventoryLimits.maxPercent}
          digits={2}
          unit="%"
          steppers
          onChange={setPercent}
          {...(percent !== null &&
            !isValid && {
              error: t('prices.outOfRange', { min: inventoryLimits.minPercent, max: inventoryLimits.maxPercent }),
            })}
        />
        <Select
          label={t('prices.rounding')}
          value={rounding}
          options={priceRoundings.map((value) => ({ value, label: t(`prices.roundings.${value}`) }))}
          onChange={setRounding}
        />
      </div>
      <QueryPanel query={query} what={t('prices.what')} headingLevel={3} skeleton={<Skeleton lines={8} />}>
        {({ count, unpriced, tooHigh, samples }) => (
          <>
            <p className={styles.summary} role="status">
              <LiveText>
                {`${t('prices.summary', { count })} ${unpriced > 0 ? t('prices.unpriced', { count: unpriced }) : ''}`}
              </LiveText>
            </p>
            {tooHigh > 0 ? <Alert tone="error" title={t('prices.tooHigh', { count: tooHigh })} /> : null}
            <div className={styles.preview}>
              <Table
                caption={t('prices.preview')}
                hideCaption
                columns={[
                  { id: 'name', header: t('fields.product'), cell: ({ name }) => name },
                  {
                    id: 'before',
                    header: t('prices.before'),
                    align: 'end',
                    cell: ({ before }) => formatMoney(before, language),
                  },
                  {
                    id: 'after',
                    header: t('prices.after'),
                    align: 'end',
                    cell: ({ after }) => formatMoney(after, language),
                  },
                  {
                    id: 'margin',
                    header: t('fields.margin'),
                    align: 'end',
                    cell: ({ margin }) =>
                      margin === null ? '' : formatPercent(margin, language, { maximumFractionDigits: 1 }),
                  },
                ]}
                rows={samples}
                getRowId={({ id }) => id}
              />
            </div>
            {count > samples.length ? (
              <p className={styles.summary}>{t('prices.more', { count: count - samples.length })}</p>
            ) : null}
          </>
        )}
      </QueryPanel>
      <Inline gap={8}>
        <Button type="submit" tone="primary" variant="solid" disabled={!isPossible}>
          {t('prices.apply', { count: query.data?.count ?? 0 })}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </Inline>
    </form>
  );
}
