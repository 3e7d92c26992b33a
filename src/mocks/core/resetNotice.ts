const channelName = 'backend-reset';
let opened: BroadcastChannel | undefined;

/** Notifies the other tabs that everything was deleted. */
export function announceReset(): void {
  // A message does not come back to the channel that sent it.
  const channel = opened ?? new BroadcastChannel(channelName);
  channel.postMessage(true);
  if (channel !== opened) channel.close();
}

/** Calls `listener` when everything was deleted in another tab. */
export function onResetElsewhere(listener: () => void): void {
  opened ??= new BroadcastChannel(channelName);
  opened.addEventListener('message', listener);
}
