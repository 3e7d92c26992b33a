/** The IANA time zone of the person's device: `Europe/Istanbul`. */
export function viewerTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
