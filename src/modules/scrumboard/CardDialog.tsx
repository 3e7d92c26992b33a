import DocumentMagnifyingGlassIcon from '@heroicons/react/24/outline/DocumentMagnifyingGlassIcon';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { EmptyState } from '#components/EmptyState';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';

import { useBoardScreen } from './boardContext';
import { cardHref } from './boardPath';
import { findCard } from './boardRules';
import { CardForm } from './CardForm';
import { archiveQuery, boardQuery } from './queries';

export type CardDialogProps = {
  /** Id of the open card; `undefined` while none is. */
  id: string | undefined;
  onClose: () => void;
};

/** The open card over its board: a dialog, and all of a phone. */
export function CardDialog({ id, onClose }: CardDialogProps) {
  const { t } = useTranslation('scrumboard');
  const initialFocus = useRef<HTMLElement>(null);
  // Kept while the dialog closes.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Dialog
      open={id !== undefined}
      size="wide"
      closeIcon="back"
      title={t('card.title')}
      initialFocus={initialFocus}
      onClose={onClose}
    >
      {shown === undefined ? null : <OpenCard id={shown} initialFocus={initialFocus} onClose={onClose} />}
    </Dialog>
  );
}

type OpenCardProps = { id: string; initialFocus: RefObject<HTMLElement | null>; onClose: () => void };

function OpenCard({ id, initialFocus, onClose }: OpenCardProps) {
  const { t } = useTranslation('scrumboard');
  const navigate = useNavigate();
  const { boardId, filter } = useBoardScreen();
  const query = useQuery(boardQuery(boardId));
  const inBoard = findCard(query.data, id);
  const archive = useQuery({ ...archiveQuery(boardId), enabled: query.data !== undefined && inBoard === undefined });
  const card = inBoard ?? archive.data?.find((one) => one.id === id);
  // Deleted while it is open, it stays until it is closed: what is written in it can be kept.
  const [last, setLast] = useState(card);
  if (card && card !== last) setLast(card);
  // Id of a new card that is written in the place of a deleted one.
  const [replacement, setReplacement] = useState<string>();
  return (
    <QueryPanel<unknown>
      query={inBoard || last ? query : archive}
      what={t('card.what')}
      headingLevel={3}
      immediate
      skeleton={<Skeleton lines={8} />}
    >
      {() =>
        last === undefined || (last.id !== id && replacement !== id) ? (
          <EmptyState
            icon={DocumentMagnifyingGlassIcon}
            headingLevel={3}
            title={t('missing.card')}
            description={t('missing.cardText', { id })}
            action={
              <Button variant="outline" onClick={onClose}>
                {t('missing.action')}
              </Button>
            }
          />
        ) : (
          <CardForm
            key={id}
            id={id}
            card={last}
            isNew={last.id !== id}
            initialFocus={initialFocus}
            onReplaced={(next) => {
              setReplacement(next);
              void navigate(cardHref(boardId, next, filter), { replace: true });
            }}
            onClose={onClose}
          />
        )
      }
    </QueryPanel>
  );
}
