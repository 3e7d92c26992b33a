import { useState } from 'react';

/** What asking the browser for the position came to; `rough` carries the accuracy in metres. */
export type LocationProblem = 'geoDenied' | 'geoFailed' | 'geoOutside';

type Found = { lat: number; lon: number; roughM?: number };

// Orvela with some sea around it: west, south, east, north.
const country = { west: -32.2, south: 43.9, east: -29.9, north: 45.1 } as const;
const patience = 10_000;
const roughFrom = 5000;

/** Asks for the position on a press, never by itself; coordinates are rounded to about 110 m (directory 2.2). */
export function useMyLocation(onFound: (found: Found) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LocationProblem>();

  function ask() {
    setProblem(undefined);
    if (!('geolocation' in navigator)) {
      setProblem('geoFailed');
      return;
    }
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        const lat = Math.round(coords.latitude * 1000) / 1000;
        const lon = Math.round(coords.longitude * 1000) / 1000;
        const inside = lat > country.south && lat < country.north && lon > country.west && lon < country.east;
        if (inside) onFound({ lat, lon, ...(coords.accuracy > roughFrom ? { roughM: coords.accuracy } : {}) });
        else setProblem('geoOutside');
      },
      (error) => {
        setBusy(false);
        setProblem(error.code === error.PERMISSION_DENIED ? 'geoDenied' : 'geoFailed');
      },
      { timeout: patience, maximumAge: 60_000 },
    );
  }

  return { ask, busy, problem, clear: () => setProblem(undefined) };
}
