import type { InactivityLimits } from '#lib/session/inactivity';

import { config } from '#app/config';
import { secondMs } from '#lib/time/duration';

/** Session storage key under which a test asks for shorter limits, in seconds: `{"limit":6,"countdown":4}`. */
const shorterLimitsKey = 'inactivity-limits';

const configured: InactivityLimits = {
  limit: config.inactivityLimit * secondMs,
  countdown: config.warningCountdown * secondMs,
};

function shortened(configuredTime: number, asked: unknown): number {
  return typeof asked === 'number' && asked >= 1 ? Math.min(configuredTime, asked * secondMs) : configuredTime;
}

/** Returns the configured limits, shortened by a JSON text; it can never extend them. */
export function shortenLimits(text: string | null): InactivityLimits {
  try {
    const asked: unknown = JSON.parse(text ?? 'null');
    if (typeof asked !== 'object' || asked === null) return configured;
    return {
      limit: shortened(configured.limit, 'limit' in asked ? asked.limit : undefined),
      countdown: shortened(configured.countdown, 'countdown' in asked ? asked.countdown : undefined),
    };
  } catch {
    return configured;
  }
}

/**
 * Returns the inactivity limits. Tests cannot wait for half an hour, so a build with the local back end lets them set
 * shorter ones; a build for a real server does not contain that code.
 */
export function inactivityLimits(): InactivityLimits {
  if (import.meta.env.VITE_API_URL) return configured;
  try {
    return shortenLimits(sessionStorage.getItem(shorterLimitsKey));
  } catch {
    return configured;
  }
}
