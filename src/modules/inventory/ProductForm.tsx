import EllipsisVerticalIcon from '@heroicons/react/24/outline/EllipsisVerticalIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { DraftNotice } from '#components/DraftNotice';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { Menu } from '#components/Menu';
import { NumberField } from '#components/NumberField';
import { RecordToolbar } from '#components/RecordToolbar';
import { Select } from '#components/Select';
import { SubmitButton } from '#components/SubmitButton';
import { Switch } from '#components/Switch';
import { TagPicker } from '#components/TagPicker';
import { TextArea } from '#components/TextArea';
import { TextField } from '#components/TextField';
import { useToast } from '#components/Toast';
import { formatNumber } from '#lib/format/formatNumber';
import { useKeyBindings } from '#lib/keyBindings/useKeyBindings';

import type { Product, ProductTag } from './api';
import { Barcode } from './Barcode';
import { barcodeProblem } from './barcode';
import type { InventoryOptions } from './inventoryOptions';
import { inventoryLimits } from './limits';
import { PriceFields } from './PriceFields';
import type { ProductDraft } from './productDraft';
import * as styles from './ProductForm.css';
import { ProductPictures } from './ProductPictures';
import { createTagMutation } from './queries';
import { availableStock, stockLevel } from './stockLevel';
import { useProductForm } from './useProductForm';

export type ProductFormProps = {
  id: string;
  /** The product on the server; null for a new one. */
  product: Product | null;
  options: InventoryOptions | undefined;
  tags: readonly ProductTag[];
  backHref: string;
  /** Address of the product once it is stored. */
  savedHref: string;
  onRemove: () => void;
};

/** Order of the fields in the summary of what is wrong. */
const fieldOrder = [
  'name',
  'description',
  'cost',
  'basePrice',
  'taxPercent',
  'ownPrice',
  'stock',
  'reserved',
  'sku',
  'barcode',
  'weight',
] as const satisfies ReadonlyArray<keyof ProductDraft>;

/** Everything about a product. It is saved on request; until then changes are kept on this device. */
export function ProductForm({ id, product, options, tags, backHref, savedHref, onRemove }: ProductFormProps) {
  const { t, i18n } = useTranslation('inventory');
  const { language } = i18n;
  const navigate = useNavigate();
  const toast = useToast();
  const { mutateAsync: createTag } = useMutation(createTagMutation());
  const name = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isNew = product === null;
  const form = useProductForm(id, product, (kept) =>
    toast.show({
      text: t('form.kept', { name: kept === '' ? t('form.new') : kept }),
      tone: 'info',
      action: {
        label: t('form.goOn'),
        onClick: () => void navigate(isNew ? `${savedHref}${savedHref.includes('?') ? '&' : '?'}mode=new` : savedHref),
      },
    }),
  );
  const { draft, change, problems, conflict } = form;

  useEffect(() => {
    if (isNew) name.current?.focus();
  }, [isNew]);

  async function save(onTopOf?: Product) {
    const saved = await form.save(onTopOf);
    if (!saved) return;
    toast.show({ text: t('form.saved', { name: saved.name }), tone: 'success' });
    if (isNew) void navigate(savedHref, { replace: true });
  }
  useKeyBindings([
    {
      id: 'save',
      keys: ['Mod+S'],
      label: t('keys.save'),
      whileTyping: true,
      run: () => void (form.isDirty && !form.saving && save()),
    },
  ]);

  function discard(current?: Product) {
    form.discard(current);
    title.current?.focus();
  }

  const errorText = (field: keyof ProductDraft) => {
    const problem = problems[field];
    return problem === undefined ? undefined : t(`problem.${problem}`);
  };
  const errorOf = (field: keyof ProductDraft) => {
    const error = errorText(field);
    return error === undefined ? {} : { error };
  };
  const errors = fieldOrder.flatMap((field) => {
    const message = errorText(field);
    return message === undefined ? [] : [{ id: `product-${field}`, message }];
  });
  const choices = (list: ReadonlyArray<{ id: string; name: string }> | undefined) => [
    { value: '', label: t('form.none') },
    ...(list ?? []).map((one) => ({ value: one.id, label: one.name })),
  ];
  const available = availableStock({ stock: draft.stock ?? '', reserved: draft.reserved ?? '' });
  const level = stockLevel(draft.stock ?? '');
  const barcode = draft.barcode.trim();

  return (
    <form
      className={styles.root}
      aria-label={t('form.label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <RecordToolbar label={t('form.tools')} backHref={backHref} backLabel={t('form.back')}>
        <span className={styles.status} role="status">
          {form.isDirty ? t('form.unsaved') : ''}
        </span>
        {form.isDirty && !isNew ? (
          <Button variant="quiet" onClick={() => discard()}>
            {t('form.discard')}
          </Button>
        ) : null}
        <SubmitButton tone="primary" variant="solid" loading={form.saving} disabled={!form.isDirty && !isNew}>
          {t('form.save')}
        </SubmitButton>
        {isNew ? null : (
          <Menu
            label={t('menu.label')}
            icon={EllipsisVerticalIcon}
            align="end"
            sections={[{ id: 'remove', items: [{ id: 'remove', label: t('action.remove'), icon: TrashIcon }] }]}
            onAction={() => {
              form.discard();
              onRemove();
            }}
          />
        )}
      </RecordToolbar>
      <div className={styles.body}>
        <div className={styles.top}>
          <div className={styles.titleLine}>
            <h1 ref={title} className={styles.title} tabIndex={-1}>
              {product?.name ?? t('form.new')}
            </h1>
            {product ? (
              <Badge tone={product.active ? 'success' : 'neutral'}>
                {t(product.active ? 'state.active' : 'state.inactive')}
              </Badge>
            ) : null}
          </div>
          {form.isRestored ? <DraftNotice onDiscard={() => discard()} /> : null}
          {conflict ? (
            <Alert
              tone="warning"
              title={t('form.conflict')}
              action={
                <span className={styles.choices}>
                  <Button onClick={() => void save(conflict)}>{t('form.keepMine')}</Button>
                  <Button onClick={() => discard(conflict)}>{t('form.takeTheirs')}</Button>
                </span>
              }
            >
              {t('form.conflictText')}
            </Alert>
          ) : null}
          {form.error === undefined ? null : <Alert tone="error" title={t('problem.notSaved')} />}
          <FormErrorSummary title={t('form.problems')} errors={errors} attempt={form.attempt} />
        </div>
        <div className={styles.column}>
          <section className={styles.section} aria-label={t('form.description')}>
            <TextField
              ref={name}
              id="product-name"
              label={t('fields.name')}
              value={draft.name}
              maxLength={inventoryLimits.name}
              autoComplete="off"
              onChange={(value) => change({ name: value })}
              {...errorOf('name')}
            />
            <TextArea
              id="product-description"
              label={t('fields.description')}
              rows={5}
              value={draft.description}
              {...(draft.description.length > inventoryLimits.description - 500 && {
                limit: inventoryLimits.description,
              })}
              onChange={(value) => change({ description: value })}
              {...errorOf('description')}
            />
          </section>
          <div className={styles.section}>
            <ProductPictures images={draft.images} thumbnail={draft.thumbnail} onChange={change} />
          </div>
          <PriceFields draft={draft} onChange={change} errorOf={errorOf} />
          <section className={styles.section} aria-labelledby="product-inventory">
            <h2 id="product-inventory" className={styles.sectionTitle}>
              {t('form.inventory')}
            </h2>
            <div className={styles.columns}>
              {(['stock', 'reserved'] as const).map((field) => (
                <NumberField
                  key={field}
                  id={`product-${field}`}
                  label={t(`fields.${field}`)}
                  min={0}
                  max={inventoryLimits.stock}
                  value={draft[field]}
                  onChange={(value) => change({ [field]: value })}
                  {...errorOf(field)}
                />
              ))}
              <div className={styles.fact}>
                <span className={styles.factLabel}>{t('fields.available')}</span>
                <output className={styles.factValue} data-negative={level === 'low' || undefined}>
                  {available === undefined
                    ? '–'
                    : t('form.available', { count: available, level: t(`stock.${level}`) })}
                </output>
              </div>
            </div>
            <div className={styles.columns}>
              <TextField
                id="product-sku"
                label={t('fields.sku')}
                description={t('form.skuText')}
                value={draft.sku}
                maxLength={inventoryLimits.sku}
                autoComplete="off"
                onChange={(value) => change({ sku: value })}
                {...errorOf('sku')}
              />
              <TextField
                id="product-barcode"
                label={t('fields.barcode')}
                description={t('form.barcodeText')}
                value={draft.barcode}
                maxLength={20}
                inputMode="numeric"
                autoComplete="off"
                onChange={(value) => change({ barcode: value })}
                {...errorOf('barcode')}
              />
            </div>
            {barcode !== '' && barcodeProblem(barcode) === undefined ? (
              <Barcode value={barcode} label={t('form.barcodeName', { number: barcode })} />
            ) : null}
          </section>
        </div>
        <div className={styles.column}>
          <section className={styles.section} aria-label={t('fields.state')}>
            <Switch
              label={t('fields.active')}
              description={t('form.activeText')}
              checked={draft.active}
              onChange={(active) => change({ active })}
            />
          </section>
          <section className={styles.section} aria-labelledby="product-organisation">
            <h2 id="product-organisation" className={styles.sectionTitle}>
              {t('form.organisation')}
            </h2>
            <Select
              label={t('fields.category')}
              options={choices(options?.categories)}
              value={draft.category}
              onChange={(category) => change({ category })}
            />
            <Select
              label={t('fields.brand')}
              options={choices(options?.brands)}
              value={draft.brand}
              onChange={(brand) => change({ brand })}
            />
            <Select
              label={t('fields.vendor')}
              options={choices(options?.vendors)}
              value={draft.vendor}
              onChange={(vendor) => change({ vendor })}
            />
            <TagPicker
              label={t('fields.tags')}
              options={tags.map((tag) => ({ value: tag.id, label: tag.title }))}
              value={[...draft.tags]}
              max={inventoryLimits.tags}
              placeholder={t('form.tags')}
              onChange={(value) => change({ tags: value })}
              onCreate={async (label) => {
                const made = await createTag({ title: label.slice(0, inventoryLimits.tagTitle) });
                return { tag: { value: made.id, label: made.title } };
              }}
            />
          </section>
          <section className={styles.section} aria-label={t('form.shipping')}>
            <NumberField
              id="product-weight"
              label={t('fields.weight')}
              min={0}
              max={inventoryLimits.weight}
              digits={2}
              unit="g"
              value={draft.weight}
              onChange={(weight) => change({ weight })}
              {...errorOf('weight')}
              {...(draft.weight !== null && {
                description: t('form.kilograms', { weight: formatNumber(draft.weight / 1000, language) }),
              })}
            />
          </section>
        </div>
      </div>
    </form>
  );
}
