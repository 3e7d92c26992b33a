const channelName = 'facility-news';

/** Tells other tabs that something about a facility was decided, changed or withdrawn. */
export const facilityChannel = {
  /** Notifies the other tabs. */
  publish(): void {
    // Opened for each message, so that no page keeps a channel open.
    const channel = new BroadcastChannel(channelName);
    channel.postMessage('changed');
    channel.close();
  },

  /**
   * Calls `listener` whenever a facility may have changed since it was loaded: after a message from another tab, and when
   * this tab regains focus or the network. Returns the unsubscribe function.
   */
  subscribe(listener: () => void): () => void {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', listener);
    window.addEventListener('focus', listener);
    window.addEventListener('online', listener);
    return () => {
      channel.close();
      window.removeEventListener('focus', listener);
      window.removeEventListener('online', listener);
    };
  },
};
