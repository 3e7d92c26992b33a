import { StaticPage } from './StaticPage';

/** `/terms-and-conditions` (directory 2.18). */
export function Component() {
  return <StaticPage page="terms" />;
}
