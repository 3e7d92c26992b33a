import type { QueryClient } from '@tanstack/react-query';
import { QueryClientContext } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

export type ProvidersProps = {
  i18n: i18n;
  /** Left out until there are answers. */
  queryClient: QueryClient | undefined;
  /** The router that shows the screen. */
  children: ReactNode;
};

/** Everything a screen may count on, around the router that shows it. */
export function Providers({ i18n, queryClient, children }: ProvidersProps) {
  // As QueryClientProvider has it, whose client must be there from the beginning.
  useEffect(() => {
    queryClient?.mount();
    return () => queryClient?.unmount();
  }, [queryClient]);
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientContext.Provider value={queryClient}>{children}</QueryClientContext.Provider>
    </I18nextProvider>
  );
}
