import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import {
  ClubSettings,
  createShop,
  findSettings,
  namedBillingCountries,
  ShopHeadersOrQuery,
} from '../../stores';
import { UrlQuery } from '../contract';
import { languageNavigation } from '../language-navigation';
import { navigationAt } from '../navigation';
import { readSitePath } from '../site-path';

export function getSettings(app: App, { config, db }: Context): void {
  app.get(
    '/api/settings',
    {
      config: { storeOfUrl: true },
      schema: {
        operationId: 'getSettings',
        summary: "Get the shop's settings for a page; the page's path determines the culture",
        description:
          'Without the header StoreId, the host of `url` determines the store: `https://<host>/<path>`. An unknown host is answered 404 `UnknownStore`.',
        tags: ['Content'],
        headers: ShopHeadersOrQuery,
        querystring: UrlQuery,
        response: {
          200: Type.Object({
            meta: Meta,
            views: Type.Object(
              { clubSettings: described(ClubSettings, 'The settings of the shop') },
              { description: 'Data of the page' },
            ),
          }),
        },
      },
    },
    async ({ shop: requestShop, query }) => {
      const { url = `${requestShop.pathPrefix}/` } = query;
      const page = readSitePath(url, requestShop.store.cultures);
      const shop = createShop(requestShop.store, page.culture);
      const { storeId, culture, currency, rootCategoryId } = shop;
      const [{ mainNavigation, ...settings }, languages] = await Promise.all([
        findSettings(db, storeId, culture),
        languageNavigation(db, shop, page),
      ]);
      const clubSettings = {
        ...settings,
        storeId,
        rootCategoryId,
        culture,
        currency,
        timeZone: shop.store.timeZone,
        ...(shop.store.serviceHours.length > 0 && { serviceHours: [...shop.store.serviceHours] }),
        hostName: new URL(config.shopOrigins.get(storeId)?.[0] ?? config.publicUrl).host,
        mainNavigation: navigationAt(mainNavigation, shop.pathPrefix + page.path),
        languageNavigation: languages,
        billingCountries: namedBillingCountries(settings.checkoutSettings.countries, culture),
      };
      return { meta: ok, views: { clubSettings } };
    },
  );
}
