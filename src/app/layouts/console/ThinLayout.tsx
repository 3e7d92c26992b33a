import { SideNavigation } from '#app/layouts/console/navigation/SideNavigation';
import type { FrameProps } from './layoutLoaders';
import { NavigationSign } from './NavigationSign';
import { Shell } from './Shell';

/** The narrowest bar, icons alone on the page's own surface; what is below an entry opens beside the bar. */
export function ThinLayout({ children }: FrameProps) {
  return (
    <Shell
      tone="panel"
      side={<SideNavigation appearance="thin" start={<NavigationSign place="middle" symbol />} />}
      drawer={<SideNavigation tone="panel" start={<NavigationSign />} />}
    >
      {children}
    </Shell>
  );
}
