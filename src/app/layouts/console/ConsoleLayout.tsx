import { useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigation } from 'react-router-dom';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';

import { MutationErrorToasts } from '#components/MutationErrorToasts';
import { ConfirmationProvider } from '#components/ConfirmationDialog';
import { LiveRegion } from '#components/LiveRegion';
import { LoadingBar } from '#components/LoadingBar';
import { ToasterProvider } from '#components/Toast';
import { registerIcons } from '#lib/icons/iconRegistry';
import { SingleKeysContext } from '#lib/keyBindings/singleKeys';
import { useSession } from '#lib/session/session';
import { broadcastInvalidations } from '#lib/query/broadcastInvalidations';
import { changeSingleKeys } from '#modules/account/queries';
import { chatsQuery } from '#modules/chat/queries';
import { navigationQuery } from '#modules/navigation/queries';
import { messages, notifications } from '#modules/notices/queries';
import { shortcutsQuery } from '#modules/shortcuts/queries';

import { ScrollRestoration } from '#app/layouts/ScrollRestoration';
import { RouteAnnouncer } from '#app/layouts/RouteAnnouncer';
import { ChatUpdates } from './ChatUpdates';
import { Connections } from './Connections';
import { DemoLink } from './DemoLink';
import { Layout } from './Layout';
import { LiveCounts } from './LiveCounts';
import { MailtoLinks } from './MailtoLinks';
import { NoteReminders } from './NoteReminders';
import { PageFallback } from '#app/layouts/PageFallback';
import { scopedToaster } from '#app/overlays/toaster';
import { appContext } from '#app/routes/appContext';
import { prefetchData } from '#app/routes/loadLazyRoutes';
import { useLoadingBarVisible } from '#app/layouts/useLoadingBarVisible';
import shellIcons from 'virtual:icons/shell';

// Those of the navigation and of the panels are there with the frame, not some round trips later.
registerIcons(shellIcons);

/**
 * Asks for what the page, the navigation and the panels show before they are rendered, and for what the panels show after
 * the rest: on a slow processor, calls made at once take as long as all of them. Nothing waits for it.
 */
export function loader({ request, context }: LoaderFunctionArgs<RouterContextProvider>): null {
  const app = context.get(appContext);
  const { queryClient } = app;
  prefetchData(app, new URL(request.url));
  const frame = [queryClient.prefetchQuery(navigationQuery()), queryClient.prefetchQuery(shortcutsQuery())];
  void Promise.all(frame).then(() => {
    void queryClient.prefetchQuery(messages.list());
    void queryClient.prefetchQuery(notifications.list());
    void queryClient.prefetchQuery(chatsQuery());
  });
  return null;
}

/** The panels keep their own data up to date. */
export const shouldRevalidate = () => false;

/** What stands around every page of the console, once: messages, questions, the chat, the chosen layout. */
export function Component() {
  const person = usePerson();
  return (
    // What one person has opened, chosen and typed is not for the next.
    <ConsoleMessages key={person}>
      <ConfirmationProvider>
        <LiveRegion>
          <MutationErrorToasts />
          <SharedChanges />
          <LiveCounts />
          <MailtoLinks />
          <NoteReminders />
          <DemoLink />
          <SingleKeysProvider>
            <Connections>
              <ChatUpdates />
              <Layout>
                {/* Within the page's landmark, of which it tells. */}
                <ConsoleLoadingBar />
                {/* A page may wait for its texts; what stands around it does not move meanwhile. */}
                <Suspense fallback={<PageFallback />}>
                  <Outlet />
                </Suspense>
              </Layout>
            </Connections>
          </SingleKeysProvider>
          <RouteAnnouncer />
          <ScrollRestoration />
        </LiveRegion>
      </ConfirmationProvider>
    </ConsoleMessages>
  );
}

/** The console's messages stand with all others, and leave with the console or with the person they are for. */
function ConsoleMessages({ children }: { children: ReactNode }) {
  const [toaster] = useState(scopedToaster);
  useEffect(() => toaster.release, [toaster]);
  return <ToasterProvider toaster={toaster}>{children}</ToasterProvider>;
}

/** Id of the signed-in person, or of the last one: after signing in again over a page, it is as it was left. */
function usePerson(): string | undefined {
  const session = useSession();
  const [last, setLast] = useState<string>();
  const person = session.status === 'authenticated' ? session.user.id : last;
  if (person !== last) setLast(person);
  return person;
}

/** Other tabs show what was changed here, and this one what was changed there. */
function SharedChanges() {
  const client = useQueryClient();
  useEffect(() => broadcastInvalidations(client), [client]);
  return null;
}

/** Whether single characters are keys of commands is a setting of the account. */
function SingleKeysProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const { mutate: change } = useMutation(changeSingleKeys());
  const enabled = session.status !== 'authenticated' || session.user.singleKeys !== false;
  const setting = useMemo(() => ({ enabled, change }), [enabled, change]);
  return <SingleKeysContext value={setting}>{children}</SingleKeysContext>;
}

/** While a page is on its way, or data that has not been there before. */
function ConsoleLoadingBar() {
  const { t } = useTranslation('app');
  const moving = useNavigation().state !== 'idle';
  const first = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
  return useLoadingBarVisible(moving || first) ? <LoadingBar label={t('loading')} /> : null;
}
