import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState';
import { LazyPanel } from '#components/LazyPanel';
import { LinkButton } from '#components/LinkButton';
import { QueryPanel } from '#components/QueryPanel';
import { RecordToolbarSkeleton } from '#components/RecordToolbar';
import { Skeleton } from '#components/Skeleton';
import { isMissing } from '#lib/http/problem';

import type { ProductTag } from './api';
import type { InventoryOptions } from './inventoryOptions';
import { lazyProductForm } from './lazyProductForm';
import * as styles from './ProductRecord.css';
import type { ProductFormProps } from './ProductForm';
import { productQuery } from './queries';

export type ProductRecordProps = {
  id: string;
  /** Whether the id is free, and the form opens blank. */
  isNew: boolean;
  options: InventoryOptions | undefined;
  tags: readonly ProductTag[];
  backHref: string;
  savedHref: string;
  onRemove: () => void;
};

function ProductSkeleton() {
  return (
    <>
      <RecordToolbarSkeleton />
      <div className={styles.skeleton}>
        <Skeleton lines={14} />
      </div>
    </>
  );
}

/** The open product, or what is in its place. */
export function ProductRecord({ id, isNew, ...props }: ProductRecordProps) {
  const { t } = useTranslation('inventory');
  const query = useQuery({ ...productQuery(id, useQueryClient()), enabled: !isNew });
  if (isNew) return <Form {...props} id={id} product={null} />;
  if (isMissing(query.error)) {
    return (
      <div className={styles.inset}>
        <EmptyState
          icon={ArchiveBoxIcon}
          headingLevel={1}
          title={t('missing.title')}
          description={t('missing.text', { id })}
          action={<LinkButton href={props.backHref}>{t('form.back')}</LinkButton>}
        />
      </div>
    );
  }
  return (
    <div className={query.isError && query.data === undefined ? styles.inset : undefined}>
      <QueryPanel query={query} what={t('form.what')} headingLevel={1} skeleton={<ProductSkeleton />}>
        {(product) => <Form {...props} id={id} product={product} />}
      </QueryPanel>
    </div>
  );
}

function Form(props: ProductFormProps) {
  return <LazyPanel component={lazyProductForm} props={props} headingLevel={1} skeleton={<ProductSkeleton />} />;
}
