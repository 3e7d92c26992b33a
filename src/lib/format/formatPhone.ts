/** A telephone number with its groups separated: +999 20 555 014. */
export function formatPhone(e164: string): string {
  const parts = /^\+(999)(\d{2})(\d{3})(\d+)$/.exec(e164);
  return parts ? `+${parts.slice(1).join(' ')}` : e164;
}
