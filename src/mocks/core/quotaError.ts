/** Whether an error says that the device has no space left; the database wraps that of the browser. */
export function isQuotaError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause, inner } = error as { cause?: unknown; inner?: unknown };
  return error.name === 'QuotaExceededError' || isQuotaError(cause) || isQuotaError(inner);
}
