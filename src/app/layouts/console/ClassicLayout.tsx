import { SideNavigation } from '#app/layouts/console/navigation/SideNavigation';
import type { FrameProps } from './layoutLoaders';
import { NavigationSign } from './NavigationSign';
import { Shell } from './Shell';

/** Dark navigation under the product's name, at the left of the page. */
export function ClassicLayout({ children }: FrameProps) {
  const navigation = <SideNavigation tone="dark" start={<NavigationSign />} />;
  return (
    <Shell tone="dark" side={navigation} drawer={navigation}>
      {children}
    </Shell>
  );
}
