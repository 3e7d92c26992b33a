import { SideNavigation } from '#app/layouts/console/navigation/SideNavigation';
import type { FrameProps } from './layoutLoaders';
import { NavigationSign } from './NavigationSign';
import { Shell } from './Shell';

/** A narrow dark bar, each entry an icon over its name; what is below an entry opens beside the bar. */
export function CompactLayout({ children }: FrameProps) {
  return (
    <Shell
      tone="dark"
      side={
        <SideNavigation
          appearance="compact"
          tone="dark"
          start={<NavigationSign place="middle" symbol size="large" />}
        />
      }
      drawer={<SideNavigation tone="dark" start={<NavigationSign />} />}
    >
      {children}
    </Shell>
  );
}
