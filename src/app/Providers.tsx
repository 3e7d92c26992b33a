import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

export type ProvidersProps = {
  i18n: i18n;
  queryClient: QueryClient;
  /** The router that shows the screen. */
  children: ReactNode;
};

/** Everything a screen may count on, around the router that shows it. */
export function Providers({ i18n, queryClient, children }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </I18nextProvider>
  );
}
