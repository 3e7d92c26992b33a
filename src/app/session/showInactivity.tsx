import type { App } from '#app/createApp';
import { showOverlay } from '#app/overlays/showOverlay';
import { paths } from '#domain/paths';
import type { Session } from '#lib/session/session';

import { readExpiryNotice } from './expiryNotice';

/** Delay before code that could not be loaded is requested again, in ms; without it no one would be signed out. */
const retryDelayMs = 30_000;
/** Delay before the watch is loaded, in ms: until then the page itself needs the connection. */
const loadDelayMs = 3000;
let wanted: unknown;

async function show({ router }: App, session: Session): Promise<void> {
  if (session.status === 'authenticated') {
    await new Promise((resolve) => setTimeout(resolve, loadDelayMs));
    if (wanted !== session) return;
    const { Inactivity } = await import('./Inactivity');
    const signOut = () => void router.navigate(paths.signOut);
    if (wanted === session) showOverlay('inactivity', <Inactivity key={session.user.id} onSignOut={signOut} />);
    return;
  }
  const notice = readExpiryNotice();
  // A session that has just ended shows its notice only after the reload.
  if (session.status !== 'anonymous' || session.reason !== undefined || !notice) {
    showOverlay('inactivity', null);
    return;
  }
  const { InactivityNotice } = await import('./InactivityNotice');
  if (wanted === session) showOverlay('inactivity', <InactivityNotice notice={notice} />);
}

/** Shows above every page: the inactivity watch while signed in, or the reason why the session expired. */
export function showInactivity(app: App, session: Session): void {
  wanted = session;
  show(app, session).catch(() => {
    setTimeout(() => {
      if (wanted === session) showInactivity(app, session);
    }, retryDelayMs);
  });
}
