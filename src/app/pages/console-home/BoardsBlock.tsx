import ViewColumnsIcon from '@heroicons/react/24/outline/ViewColumnsIcon';
import { useQuery } from '@tanstack/react-query';

import { Icon } from '#components/Icon';
import { ListItem } from '#components/List';
import { RelativeTime } from '#components/RelativeTime';
import { paths } from '#domain/paths';
import type { Board } from '#modules/scrumboard/api';
import { boardHref } from '#modules/scrumboard/boardPath';
import { boardsQuery } from '#modules/scrumboard/queries';

import { ListBlock } from './ListBlock';

const newestFirst = (boards: readonly Board[]) =>
  boards
    .filter(({ archived }) => !archived)
    .toSorted((a, b) => Date.parse(b.lastActivity) - Date.parse(a.lastActivity));

/** The boards on which something has happened last. */
export function BoardsBlock() {
  return (
    <ListBlock
      kind="boards"
      icon={ViewColumnsIcon}
      href={paths.scrumboard}
      query={useQuery(boardsQuery())}
      select={newestFirst}
      lines="one"
    >
      {({ id, title, description, icon, lastActivity }) => (
        <ListItem
          key={id}
          title={title}
          description={description === '' ? undefined : description}
          lines="one"
          leadingVisual={<Icon source={icon} />}
          meta={<RelativeTime date={lastActivity} />}
          href={boardHref(id)}
        />
      )}
    </ListBlock>
  );
}
