import { useSessionFlag } from '#app/layouts/console/useSessionFlag';

/** Whether the dense navigation shows icons only; `DenseToggle` changes it for this session. */
export const useDense = () => useSessionFlag('shell-dense', true);
