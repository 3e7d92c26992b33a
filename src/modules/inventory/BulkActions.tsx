import BanknotesIcon from '@heroicons/react/24/outline/BanknotesIcon';
import EyeIcon from '@heroicons/react/24/outline/EyeIcon';
import EyeSlashIcon from '@heroicons/react/24/outline/EyeSlashIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { useConfirm } from '#components/ConfirmationDialog';
import { TagMenu } from '#components/TagMenu';

import type { Product, ProductBulkChange, ProductTag } from './api';

export type BulkActionsProps = {
  /** How many products are selected. */
  count: number;
  /** The selected products of this page, whose tags the menu shows. */
  shown: readonly Product[];
  tags: readonly ProductTag[];
  onChange: (change: ProductBulkChange) => void;
  onPrices: () => void;
};

/** Deletions of more products than this ask first. */
const askAbove = 50;

/** What can be done with the selected products. */
export function BulkActions({ count, shown, tags, onChange, onPrices }: BulkActionsProps) {
  const { t } = useTranslation('inventory');
  const confirm = useConfirm();

  async function remove() {
    if (count > askAbove) {
      const answer = await confirm({
        title: t('bulk.removeTitle', { count }),
        message: t('bulk.removeText'),
        actions: { confirm: { label: t('action.remove'), color: 'warn' } },
      });
      if (answer !== 'confirmed') return;
    }
    onChange({ kind: 'remove' });
  }

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
      <Button size="small" leadingIcon={TrashIcon} onClick={() => void remove()}>
        {t('action.remove')}
      </Button>
    </>
  );
}
