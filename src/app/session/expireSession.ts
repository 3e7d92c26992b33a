import { lastActivityKey } from '#lib/session/inactivity';
import { flushDrafts } from '#lib/drafts/drafts';
import { endSession } from '#lib/session/session';
import { readText, writeText } from '#lib/storage/storage';
import { currentToken } from '#lib/session/token';
import { sendSignOut } from '#modules/session/sendSignOut';

import { config } from '#app/config';
import { writeExpiryNotice } from './expiryNotice';

// Stands where the last activity was, until somebody signs in again.
const ended = 'ended';

function reloadSoon(isSaved: boolean) {
  writeExpiryNotice(isSaved);
  setTimeout(() => location.reload(), config.reloadDelay);
}

/**
 * Nobody was here for too long (specification, section 4): keeps what was typed, signs out here and in every tab, tells
 * the server, and loads the page anew.
 */
export function expireSession(): void {
  const isSaved = flushDrafts();
  const token = currentToken();
  // Before the token goes: the other tabs see that, and want to know why.
  writeText(lastActivityKey, ended);
  endSession('idle');
  if (token !== undefined) void sendSignOut(token);
  reloadSoon(isSaved);
}

/** Another tab has signed out: when it was for the same reason, the same is told here. */
export function onOtherTabExpired(): void {
  if (readText(lastActivityKey) === ended) reloadSoon(flushDrafts());
}
