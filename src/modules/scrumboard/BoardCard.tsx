import Bars3BottomLeftIcon from '@heroicons/react/20/solid/Bars3BottomLeftIcon';
import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import { memo } from 'react';
import type { ReactNode } from 'react';

import { AvatarStack } from '#components/AvatarStack';
import { BaseLink } from '#components/BaseLink';
import { Highlight } from '#components/Highlight';
import { Icon } from '#components/Icon';
import { TagList } from '#components/TagList';
import { VisuallyHidden } from '#components/VisuallyHidden';

import type { Card } from './api';
import * as styles from './BoardCard.css';
import { useBoardScreen } from './boardContext';
import { cardHref } from './boardPath';
import { CardCover } from './CardCover';
import { DueBadge } from './DueBadge';
import { memberOptions } from './queries';

export type BoardCardProps = {
  card: Card;
  /** Moves it. */
  handle: ReactNode;
};

/** A card in its list. Memoised, because a list renders its rows again with each step of scrolling. */
export const BoardCard = memo(function BoardCard({ card, handle }: BoardCardProps) {
  const { t, filter, returnId } = useBoardScreen();
  const { id, boardId, title, description, labels, members, checklist, cover } = card;
  const done = checklist.filter(({ completed }) => completed).length;
  const hasMeta = card.dueDate !== null || description !== '' || checklist.length > 0 || members.length > 0;
  return (
    <div role="presentation" className={styles.root} data-row-key={id} data-route-focus={id === returnId || undefined}>
      {cover === null ? null : <CardCover cover={cover} size="band" />}
      <div className={styles.body}>
        <TagList label={t('fields.labels')} tags={labels} />
        <h3 className={styles.title}>
          <BaseLink className={styles.link} href={cardHref(boardId, id, filter)}>
            <Highlight text={title} query={filter.q} />
          </BaseLink>
        </h3>
        {hasMeta ? (
          <div className={styles.meta}>
            <DueBadge card={card} />
            {description === '' ? null : (
              <span className={styles.fact} title={t('card.hasDescription')}>
                <Icon source={Bars3BottomLeftIcon} size="small" />
                <VisuallyHidden>{t('card.hasDescription')}</VisuallyHidden>
              </span>
            )}
            {checklist.length === 0 ? null : (
              <span className={styles.fact} data-complete={done === checklist.length || undefined}>
                <Icon source={CheckCircleIcon} size="small" />
                <VisuallyHidden>{t('fields.checklist')}</VisuallyHidden>
                {t('card.progress', { done, count: checklist.length })}
              </span>
            )}
            {members.length === 0 ? null : (
              <span className={styles.people}>
                <AvatarStack
                  label={t('fields.members')}
                  size="small"
                  max={3}
                  rest="text"
                  people={memberOptions(members).map(({ value, label, src }) => ({ id: value, name: label, src }))}
                />
              </span>
            )}
          </div>
        ) : null}
      </div>
      <span className={styles.handle}>{handle}</span>
    </div>
  );
});
