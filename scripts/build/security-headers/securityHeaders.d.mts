export const trustedTypesPolicy: string;
export const secretAddress: RegExp;
/** Other hosts that the application loads from. */
export interface PolicySources {
  /** Address of the API server, if there is one. */
  apiUrl?: string | undefined;
  /** Origin of the map tiles, if it is another one. */
  tiles?: string | undefined;
  /** Origin of the ad client, if there is one. */
  ads?: string | undefined;
}
export function contentSecurityPolicy(html: string, sources?: PolicySources): string;
export function withStyles(policy: string, html: string): string;
export function policyOf(html: string): string | undefined;
export function securityHeaders(policy: string, address: string): Record<string, string>;
