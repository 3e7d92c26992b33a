// Opened for each call: no page keeps a channel open for nothing.
const channelName = 'facility-news';

/** Tells the other tabs that something about a facility was decided, changed or taken back here. */
export function publish(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/**
 * Calls back whenever a facility may stand otherwise than it was read: another tab said so, whoever was away is back at
 * this one, or there is a network again. Answers the way to stop.
 */
export function subscribe(onNews: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', onNews);
  window.addEventListener('focus', onNews);
  window.addEventListener('online', onNews);
  return () => {
    channel.close();
    window.removeEventListener('focus', onNews);
    window.removeEventListener('online', onNews);
  };
}
