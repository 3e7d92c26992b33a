/** IANA time zone of the user's device: `Europe/Istanbul`. */
export function viewerTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
