import { SideNavigation } from '#app/layouts/console/navigation/SideNavigation';
import { Brand } from './Brand';
import type { FrameProps } from './layoutLoaders';
import { NavigationSign } from './NavigationSign';
import { Shell } from './Shell';

/** A sheet that lies half over a band in the colour of the theme. */
export function MaterialLayout({ children }: FrameProps) {
  return (
    <Shell
      frame="material"
      menu="below"
      start={<Brand />}
      drawer={<SideNavigation tone="panel" start={<NavigationSign />} />}
      tone="panel"
      chat={false}
      footer="low"
    >
      {children}
    </Shell>
  );
}
