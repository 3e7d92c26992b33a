import { StaticPage } from './StaticPage';

/** `/about-us` (directory 2.18). */
export function Component() {
  return <StaticPage page="about" />;
}
