import { describe, expect, it } from 'vitest';
import { createBasketCookie } from './basket-cookie';

/** The cookies of a browser that scripts can read; several shops on one host share them. */
function createPage(cookies: Record<string, string> = {}, protocol = 'http:') {
  const jar = new Map(Object.entries(cookies));
  return {
    jar,
    location: { protocol },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (!text.includes('Max-Age=0')) jar.set(name, value);
      // A browser ignores a cookie with this prefix that is not secure.
      else if (!name.startsWith('__Host-') || text.includes('Secure')) jar.delete(name);
    },
  };
}

describe('the basket’s cookie', () => {
  it('is the reference that the gateway has set', () => {
    const page = createPage({ 'basketReference.dbu': 'first', 'receiptReference.dbu': 'paid' });
    const cookie = createBasketCookie(page, 'dbu');
    expect([cookie.read(), cookie.readReceipt()]).toEqual(['first', 'paid']);
    cookie.clear();
    expect([cookie.read(), cookie.readReceipt()]).toEqual([null, 'paid']);
  });

  it('has the prefix of secure cookies over https', () => {
    const page = createPage(
      { 'basketReference.dbu': 'plain', '__Host-basketReference.dbu': 'secure' },
      'https:',
    );
    const cookie = createBasketCookie(page, 'dbu');
    expect(cookie.read()).toBe('secure');
    cookie.clear();
    expect(cookie.read()).toBeNull();
  });

  it('is another one in a sister shop on the same host', () => {
    const page = createPage({ 'basketReference.dbu': 'first', 'receiptReference.dbu': 'paid' });
    const astralis = createBasketCookie(page, 'astralis');
    expect([astralis.read(), astralis.readReceipt()]).toEqual([null, null]);
    astralis.clear();
    expect(createBasketCookie(page, 'dbu').read()).toBe('first');
  });

  it.each(['basketId.dbu', 'basketId'])(
    'lets the gateway take over %s, which scripts can read',
    (earlier) => {
      const page = createPage({ [earlier]: 'token-0' });
      const cookie = createBasketCookie(page, 'dbu');
      expect(cookie.read()).toBe('current');
      page.jar.set('basketReference.dbu', 'first');
      expect(cookie.read()).toBe('first');
      cookie.clear();
      expect([...page.jar]).toEqual([]);
    },
  );
});
