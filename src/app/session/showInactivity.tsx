import type { Session } from '#lib/session/session';

import { showOverlay } from '#app/overlays/OverlayHost';
import { readExpiryNotice } from './expiryNotice';

/** How long until what could not be fetched is asked for again, in ms; without it nobody would be signed out. */
const again = 30_000;
let wanted: unknown;

async function show(session: Session): Promise<void> {
  if (session.status === 'authenticated') {
    const { Inactivity } = await import('./Inactivity');
    if (wanted === session) showOverlay('inactivity', <Inactivity key={session.user.id} />);
    return;
  }
  const note = readExpiryNotice();
  // The page that has just ended stays as it is until it is loaded anew.
  if (session.status !== 'anonymous' || session.reason !== undefined || !note) {
    showOverlay('inactivity', null);
    return;
  }
  const { InactivityNotice } = await import('./InactivityNotice');
  if (wanted === session) showOverlay('inactivity', <InactivityNotice note={note} />);
}

/** Over every page: the watch over who is signed in, or why somebody no longer is. */
export function showInactivity(session: Session): void {
  wanted = session;
  show(session).catch(() => {
    setTimeout(() => {
      if (wanted === session) showInactivity(session);
    }, again);
  });
}
