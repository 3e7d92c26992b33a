import { StaticPage } from './StaticPage';

/** `/disclaimers` (directory 2.18). */
export function Component() {
  return <StaticPage page="disclaimers" />;
}
