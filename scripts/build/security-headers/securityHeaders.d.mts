export const trustedTypesPolicy: string;
export const secretAddress: RegExp;
export function contentSecurityPolicy(html: string, apiUrl?: string, tiles?: string): string;
export function withStyles(policy: string, html: string): string;
export function policyOf(html: string): string | undefined;
export function securityHeaders(policy: string, address: string): Record<string, string>;
