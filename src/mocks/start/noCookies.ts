/**
 * Stands in for `tough-cookie` behind MSW. No handler of the local back end reads cookies, and the public-suffix list
 * that the real package brings is heavier than the rest of MSW.
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
