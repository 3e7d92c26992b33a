import { SideNavigation } from '#app/layouts/console/navigation/SideNavigation';
import type { FrameProps } from './layoutLoaders';
import { NavigationSign } from './NavigationSign';
import { RoomyBrand } from './RoomyBrand';
import { Shell } from './Shell';

/** A sheet on a desk: header with the menu, page and footer in one column of at most 1440 px. */
export function CenteredLayout({ children }: FrameProps) {
  return (
    <Shell
      frame="centered"
      menu="inside"
      start={<RoomyBrand />}
      drawer={<SideNavigation tone="panel" start={<NavigationSign />} />}
      tone="panel"
      chat={false}
      footer="tall"
    >
      {children}
    </Shell>
  );
}
