import { SideNavigation } from '#app/layouts/console/navigation/SideNavigation';
import { Brand } from './Brand';
import type { FrameProps } from './layoutLoaders';
import { NavigationSign } from './NavigationSign';
import { Shell } from './Shell';

/** A dark bar with the tools, the menu in a bar of its own, the page on a sheet below. */
export function EnterpriseLayout({ children }: FrameProps) {
  return (
    <Shell
      frame="enterprise"
      menu="below"
      start={<Brand />}
      drawer={<SideNavigation tone="dark" start={<NavigationSign />} />}
      tone="dark"
      footer="low"
    >
      {children}
    </Shell>
  );
}
