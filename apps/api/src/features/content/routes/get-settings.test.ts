import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const settingsAt = async (url: string, store = 'north') =>
  (await api.call(`/api/settings?url=${url}`, { store })).body.views.clubSettings;

describe('200', () => {
  it("returns the settings of the path's culture", async () => {
    expect(await settingsAt('/da/om/')).toMatchObject({
      storeId: 'north',
      rootCategoryId: 'north-root',
      culture: 'da',
      currency: 'DKK',
      hostName: '127.0.0.1:5990',
      termsAndConditionsPage: { id: 'terms', url: '/da/betingelser/' },
      checkoutSettings: { countries: [{ code: 'DK' }, { code: 'SE' }] },
    });
    expect(await settingsAt('/')).toMatchObject({ culture: 'en', currency: 'EUR' });
  });

  it("has the club's name in the culture; the store's name without one", async () => {
    expect((await settingsAt('/da/om/')).siteName).toBe('Nord');
    expect((await settingsAt('/')).siteName).toBe('North');
  });

  it('names the default newsletter list for a club that has named none', async () => {
    expect((await settingsAt('/')).serviceCloudClubIdentifier).toBe('north-news');
    expect((await settingsAt('/', 'south')).serviceCloudClubIdentifier).toBe('Hummel');
  });

  it("has the store's time zone; UTC without one", async () => {
    expect((await settingsAt('/', 'south')).timeZone).toBe('Atlantic/Canary');
    expect((await settingsAt('/')).timeZone).toBe('UTC');
  });

  it('has the countries of delivery and of the EU for billing, sorted by their names in the culture', async () => {
    const { billingCountries } = await settingsAt('/da/om/');
    expect(billingCountries).toHaveLength(27);
    expect(billingCountries[0]).toEqual({ code: 'BE', name: 'Belgien' });
    expect(billingCountries.at(-1)).toEqual({ code: 'AT', name: 'Østrig' });
    expect(billingCountries).toContainEqual({ code: 'PL', name: 'Polen' });
  });

  it("uses the header's culture without a path", async () => {
    const { status, body } = await api.call('/api/settings', { culture: 'da' });
    expect([status, body.views.clubSettings.culture]).toEqual([200, 'da']);
  });

  it('marks the current page in the navigation', async () => {
    expect((await settingsAt('/shirts/home/c-home/')).mainNavigation).toEqual([
      {
        name: 'Shirts',
        url: '/shirts/c-shirts/',
        active: false,
        activeTrail: true,
        children: [
          { name: 'Home', url: '/shirts/home/c-home/', active: true, activeTrail: true, children: [] },
        ],
      },
      { name: 'About', url: '/about/', active: false, activeTrail: false, children: [] },
    ]);
  });

  it.each([
    ['/about/', '/about/', '/da/om/'],
    ['/da/om/', '/about/', '/da/om/'],
    ['/shirts/home/c-home/', '/shirts/home/c-home/', '/da/shirts-da/home-da/c-home/'],
    [
      '/x/p-jersey-red-m/',
      '/shirts/home/jersey/p-jersey-red-m/',
      '/da/shirts-da/home-da/jersey-da/p-jersey-red-m/',
    ],
    ['/checkout/', '/checkout/', '/da/checkout/'],
    ['/withdrawal/', '/withdrawal/', '/da/withdrawal/'],
    ['/da/checkout/', '/checkout/', '/da/checkout/'],
    ['/nothing/', '/', '/da/'],
    ['/x/p-glove-grey-m/', '/', '/da/'],
  ])('returns for %s the same page in each language', async (url, english, danish) => {
    expect((await settingsAt(url)).languageNavigation).toEqual([
      { name: 'English', culture: 'en', url: english },
      { name: 'Dansk', culture: 'da', url: danish },
    ]);
  });

  it("returns each store's own settings", async () => {
    expect(await settingsAt('/', 'south')).toMatchObject({
      storeId: 'south',
      mainNavigation: [{ name: 'Gloves', url: '/gloves/c-gloves/' }],
      languageNavigation: [{ culture: 'en' }],
    });
  });
});

describe('400', () => {
  it('rejects a path that is too long', async () => {
    const { status, body } = await api.call(`/api/settings?url=/${'a'.repeat(2000)}`);
    expect([status, body.errors[0].field]).toEqual([400, 'url']);
  });
});

describe('404', () => {
  it('rejects an unknown store', async () => {
    const { status, body } = await api.call('/api/settings', { store: 'west' });
    expect([status, body.errors[0].code]).toEqual([404, 'UnknownStore']);
  });
});
