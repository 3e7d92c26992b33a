import { StaticPage } from './StaticPage';

/** `/privacy-policy` (directory 2.18). */
export function Component() {
  return <StaticPage page="privacy" />;
}
