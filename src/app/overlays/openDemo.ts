const open = () =>
  void import('./DemoOverlay').then(
    ({ showDemo }) => showDemo(true),
    // The person presses again.
    () => undefined,
  );

/** Opens the demo panel above the page; `undefined` with a real server, which has no demo. */
export const openDemo = import.meta.env.VITE_API_URL ? undefined : open;
