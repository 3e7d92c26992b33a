/**
 * Replaces `tough-cookie` in MSW. No handler of the local back end reads cookies, and the public-suffix list of the
 * real package is larger than the rest of MSW.
 */
export class Cookie {
  static fromJSON(): null {
    return null;
  }
}

export class MemoryCookieStore {}

export class CookieJar {
  getCookiesSync(): readonly Cookie[] {
    return [];
  }

  setCookieSync(): null {
    return null;
  }

  serializeSync(): { cookies: readonly unknown[] } {
    return { cookies: [] };
  }
}
