import BanknotesIcon from '@heroicons/react/24/outline/BanknotesIcon';
import EyeIcon from '@heroicons/react/24/outline/EyeIcon';
import EyeSlashIcon from '@heroicons/react/24/outline/EyeSlashIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { TagMenu } from '#components/TagMenu';

import type { Product, ProductBulkChange, ProductTag } from './api';

export type BulkActionsProps = {
  /** The selected products of this page, whose tags the menu shows. */
  shown: readonly Product[];
  tags: readonly ProductTag[];
  onChange: (change: ProductBulkChange) => void;
  onPrices: () => void;
};

/** What can be done with the selected products. */
export function BulkActions({ shown, tags, onChange, onPrices }: BulkActionsProps) {
  const { t } = useTranslation('inventory');

  return (
    <>
      <Button size="small" leadingIcon={EyeIcon} onClick={() => onChange({ kind: 'active', active: true })}>
        {t('action.activate')}
      </Button>
      <Button size="small" leadingIcon={EyeSlashIcon} onClick={() => onChange({ kind: 'active', active: false })}>
        {t('action.deactivate')}
      </Button>
      <Button size="small" leadingIcon={BanknotesIcon} aria-haspopup="dialog" onClick={onPrices}>
        {t('action.prices')}
      </Button>
      <TagMenu
        label={t('fields.tags')}
        tags={tags}
        tagsOfRecords={shown.map((product) => product.tags)}
        onChange={(tag, added) => onChange({ kind: 'tags', add: added ? [tag] : [], remove: added ? [] : [tag] })}
      />
      <Button size="small" leadingIcon={TrashIcon} onClick={() => onChange({ kind: 'remove' })}>
        {t('action.remove')}
      </Button>
    </>
  );
}
