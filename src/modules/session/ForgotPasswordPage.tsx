import { RequestLink } from './RequestLink';

/** The page at `/forgot-password`. */
export function Component() {
  return <RequestLink />;
}
