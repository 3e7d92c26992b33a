import * as z from 'zod/mini';

/**
 * A fault to inject into the local back end, for tests and demos. `path` is compared with the call's path
 * (`api/directory/facilities`, or `*` for all); `times` counts down with each call it affects.
 */
export const faultSchema = z.object({
  path: z.string(),
  /** Status of the response; 0 fails as a dropped connection does. Without one only the delay applies. */
  status: z.optional(z.int().check(z.gte(0), z.lte(599))),
  times: z._default(z.int().check(z.gte(1)), 1_000_000),
  /** Milliseconds before the response. */
  delay: z._default(z.int().check(z.gte(0)), 0),
  /** Responds with 200 and a body that violates the contract. */
  malformed: z._default(z.boolean(), false),
});
export type Fault = z.infer<typeof faultSchema>;

const key = 'backend-faults';

// Stored for the tab, so that a fault survives a reload under test.
function read(): Fault[] {
  try {
    const parsed = z.safeParse(z.array(faultSchema), JSON.parse(globalThis.sessionStorage?.getItem(key) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

let faults: Fault[] | undefined;

function write(next: Fault[]): void {
  faults = next;
  try {
    globalThis.sessionStorage?.setItem(key, JSON.stringify(next));
  } catch {
    // Without session storage the fault lasts until the next reload.
  }
}

export function addFault(fault: Fault): void {
  write([...(faults ?? read()), fault]);
}

export function clearFaults(): void {
  write([]);
}

/** The fault that affects this call, with its count decremented; `undefined` if there is none. */
export function takeFault(path: string): Fault | undefined {
  faults ??= read();
  const hit = faults.find((fault) => fault.path === '*' || fault.path === path);
  if (!hit) return undefined;
  write(
    faults
      .map((fault) => (fault === hit ? { ...fault, times: fault.times - 1 } : fault))
      .filter(({ times }) => times > 0),
  );
  return hit;
}
