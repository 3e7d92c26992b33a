import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';

export type ProvidersProps = {
  i18n: i18n;
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
};

/** Everything a screen may count on, around the router that shows it. */
export function Providers({ i18n, queryClient, router }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        {/* React reports what a boundary catches; once is enough. */}
        <RouterProvider router={router} onError={() => {}} />
      </QueryClientProvider>
    </I18nextProvider>
  );
}
