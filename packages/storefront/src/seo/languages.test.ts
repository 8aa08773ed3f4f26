import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languagesOf } from './languages';

beforeEach(() => vi.stubEnv('SHOP_ORIGIN', 'https://shop.example/'));
afterEach(() => vi.unstubAllEnvs());

const english = { culture: 'en', url: '/about/' };
const danish = { culture: 'da', url: '/da/om/' };

test('every language has its absolute address, and everyone else the default one', () => {
  expect(languagesOf([danish, english], 'en')).toEqual({
    da: 'https://shop.example/da/om/',
    en: 'https://shop.example/about/',
    'x-default': 'https://shop.example/about/',
  });
});

test('a page that the default language lacks has nothing for everyone else', () => {
  expect(languagesOf([danish], 'en')).toEqual({ da: 'https://shop.example/da/om/' });
});
