import { describe, expect, it } from 'vitest';
import { createBasketCookie } from './basket-cookie';

/** The cookies of a browser that several shops on one host share. */
function createPage(protocol = 'http:') {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    jar,
    written,
    location: { protocol },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

const days = 24 * 60 * 60;

describe('the basket’s cookie', () => {
  it('lasts 90 days (S9.7)', () => {
    const page = createPage();
    createBasketCookie(page, 'dbu').write('token-1');
    expect(page.written).toEqual([`basketId.dbu=token-1; Path=/; SameSite=Lax; Max-Age=${90 * days}`]);
  });

  it('is secure, and no other host of the domain can set it, over https', () => {
    const page = createPage('https:');
    createBasketCookie(page, 'dbu').write('token-1');
    expect(page.written[0]).toMatch(/^__Host-basketId\.dbu=token-1; Path=\/;.*; Secure$/);
    expect(createBasketCookie(page, 'dbu').read()).toBe('token-1');
  });

  it('is another one in a sister shop on the same host', () => {
    const page = createPage();
    const [dbu, astralis] = ['dbu', 'astralis'].map((storeId) => createBasketCookie(page, storeId));
    dbu?.write('token-1');
    dbu?.writeReceipt('paid-1');
    expect(astralis?.read()).toBeNull();
    expect(astralis?.readReceipt()).toBeNull();
    astralis?.write('token-2');
    astralis?.clear();
    expect(dbu?.read()).toBe('token-1');
    expect(dbu?.readReceipt()).toBe('paid-1');
  });

  it('takes over a basket from before each store had its own cookie', () => {
    const page = createPage();
    page.jar.set('basketId', 'token-0');
    const cookie = createBasketCookie(page, 'dbu');
    expect(cookie.read()).toBe('token-0');
    expect(page.jar.get('basketId.dbu')).toBe('token-0');
    cookie.write('token-1');
    expect(cookie.read()).toBe('token-1');
    cookie.clear();
    expect(cookie.read()).toBeNull();
  });
});
