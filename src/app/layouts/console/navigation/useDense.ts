import { useSessionFlag } from '#app/layouts/console/useSessionFlag';

/** Whether the dense navigation is narrow; a button of its layout keeps the names in sight instead. */
export const useDense = () => useSessionFlag('shell-dense', true);
