import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { problemCode } from '#lib/http/problem';

import { linkMutation } from './queries';
import type { DecisionRoute } from './schemas';

/** Opens the decision page of a request, with a link of its own. */
export function useOpenRequest() {
  const navigate = useNavigate();
  const link = useMutation(linkMutation());
  return {
    open: (request: { slug: string; route: DecisionRoute }) =>
      link.mutate(
        { slug: request.slug, route: request.route, inApp: true },
        { onSuccess: ({ href }) => (href === null ? undefined : void navigate(href)) },
      ),
    isPending: link.isPending,
    /** Why it could not be opened. */
    failure: link.error
      ? problemCode(link.error) === 'rate-limited'
        ? ('tooMany' as const)
        : ('failed' as const)
      : undefined,
  };
}
