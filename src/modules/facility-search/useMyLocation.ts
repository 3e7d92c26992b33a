import { useState } from 'react';

import type { FoundLocation, LocationProblem } from './myLocation';

/** Requests the position on demand only; coordinates are rounded to about 110 m (directory 2.2). */
export function useMyLocation(onFound: (found: Omit<FoundLocation, 'roughM'>) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocationProblem>();
  const [roughM, setRoughM] = useState<number>();

  function clear() {
    setProblem(undefined);
    setRoughM(undefined);
  }

  async function locate() {
    clear();
    setBusy(true);
    // Loaded on demand; if the code fails to load, the position counts as unavailable.
    const found = await import('./myLocation').then(
      ({ findMyLocation }) => findMyLocation(),
      () => 'geoFailed' as const,
    );
    setBusy(false);
    if (typeof found === 'string') setProblem(found);
    else {
      setRoughM(found.roughM);
      onFound({ lat: found.lat, lon: found.lon });
    }
  }

  return {
    ask: () => void locate(),
    busy,
    problem,
    /** Accuracy in metres, only if poor. */
    roughM,
    clear,
  };
}
