import { currentSession, updateSessionUser } from '#lib/session/session';
import type { SessionUser } from '#lib/session/session';

const others = new BroadcastChannel('session-user');
// The user as known to all tabs, as JSON.
let known = '';

const isUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' && value !== null && 'id' in value && 'status' in value && 'name' in value;

others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const session = currentSession();
  if (session.status !== 'authenticated' || !isUser(data) || data.id !== session.user.id) return;
  known = JSON.stringify(data);
  if (known !== JSON.stringify(session.user)) updateSessionUser(data);
});

/** Sends changes of the signed-in person, such as the status, to the other tabs. */
export function shareSessionUser(user: SessionUser): void {
  const text = JSON.stringify(user);
  if (text === known) return;
  known = text;
  others.postMessage(user);
}
