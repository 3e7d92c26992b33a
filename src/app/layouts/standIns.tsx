import { useQuery } from '@tanstack/react-query';
import { NavLink, useLocation } from 'react-router-dom';

import { VerticalNavigation } from '#components/VerticalNavigation';
import type { VerticalNavigationProps } from '#components/VerticalNavigation';
import { navigationQuery } from '#modules/navigation/queries';

export function SideNavigation({
  appearance = 'default',
  ...props
}: Omit<VerticalNavigationProps, 'items' | 'at' | 'label'>) {
  const { data } = useQuery(navigationQuery());
  const { pathname, search } = useLocation();
  const tree = appearance === 'dense' ? 'default' : appearance === 'thin' ? 'compact' : appearance;
  return (
    <VerticalNavigation
      label="Main"
      items={data?.[tree] ?? []}
      at={pathname + search}
      appearance={appearance}
      {...props}
    />
  );
}
export function TopNavigation() {
  return (
    <nav aria-label="Main" style={{ display: 'flex', gap: 24 }}>
      <NavLink to="/">Entry</NavLink>
      <NavLink to="/b">Apps</NavLink>
      <NavLink to="/c">Pages</NavLink>
    </nav>
  );
}
