import { languages } from '@matchday/dictionary/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { storefrontConfig } from '../next-config';
import GlobalError from './global-error';

const brand = vi.hoisted(() => ({
  storeId: 'north',
  themeName: 'north',
  siteName: 'North',
  cultures: [
    { culture: 'da', locale: 'da-DK', pathPrefix: '', currency: 'DKK' },
    { culture: 'es', locale: 'es-ES', pathPrefix: '/es', currency: 'EUR' },
  ] as const,
  logo: { src: '/brand/logo.svg', width: 1, height: 1 },
  manifest: { shortName: 'North', themeColor: '#fff', backgroundColor: '#fff' },
}));
vi.mock('club-brand', () => ({ brand }));

afterEach(() => vi.unstubAllEnvs());

test("an error inside the error page is reported in the shop's language, with a link home (S8.6)", () => {
  vi.stubEnv('LAST_RESORT_TEXTS', storefrontConfig(brand).env?.LAST_RESORT_TEXTS);
  const html = renderToStaticMarkup(<GlobalError />);
  const texts = languages.da?.screens;
  expect(html).toContain('<html lang="da-DK"');
  expect(html).toContain(`<h1>${texts?.['Error.Heading']}</h1>`);
  expect(html).toContain(`<a href="/">${texts?.['Error.Home']}</a>`);
});
