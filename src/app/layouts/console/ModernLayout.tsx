import { SideNavigation } from '#app/layouts/console/navigation/SideNavigation';
import type { FrameProps } from './layoutLoaders';
import { NavigationSign } from './NavigationSign';
import { RoomyBrand } from './RoomyBrand';
import { Shell } from './Shell';

/** One header from edge to edge, with sign, menu and tools. */
export function ModernLayout({ children }: FrameProps) {
  return (
    <Shell
      frame="modern"
      menu="inside"
      start={<RoomyBrand />}
      drawer={<SideNavigation tone="panel" start={<NavigationSign />} />}
      tone="panel"
      footer="low"
    >
      {children}
    </Shell>
  );
}
