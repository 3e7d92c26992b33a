import { lastActivityKey } from '#lib/session/inactivity';
import { flushDrafts } from '#lib/drafts/drafts';
import { endSession } from '#lib/session/session';
import { personalStorage } from '#lib/storage/personalStorage';
import { currentToken } from '#lib/session/token';
import { sendSignOut } from '#modules/session/sendSignOut';

import { config } from '#app/config';
import { writeExpiryNotice } from './expiryNotice';

// Stored instead of the last activity until the next sign-in.
const ended = 'ended';

function reloadSoon(isSaved: boolean) {
  writeExpiryNotice(isSaved);
  setTimeout(() => location.reload(), config.reloadDelay);
}

/**
 * Ends the session after inactivity (specification, section 4): saves drafts, signs out in every tab and on the server,
 * and reloads the page.
 */
export function expireSession(): void {
  const isSaved = flushDrafts();
  const token = currentToken();
  // Before the token is removed: the other tabs notice that and check the reason.
  personalStorage.writeText(lastActivityKey, ended);
  endSession('idle');
  if (token !== undefined) void sendSignOut(token);
  reloadSoon(isSaved);
}

/** Handles a sign-out in another tab: if it was for inactivity, this tab shows the same notice. */
export function onOtherTabExpired(): void {
  if (personalStorage.readText(lastActivityKey) === ended) reloadSoon(flushDrafts());
}
