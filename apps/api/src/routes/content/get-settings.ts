import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { Meta, ok } from '../../contract/meta';
import { ClubSettings } from '../../contract/settings';
import { findSettings } from '../../db/repositories/settings';
import { navigationAt } from '../../domain/site/navigation';
import { readSitePath } from '../../domain/site/site-path';
import { ShopHeaders } from '../../shop/resolve-shop';
import { createShop } from '../../shop/shop';
import { failures } from '../failures';
import { languageNavigation } from './language-navigation';
import { UrlQuery } from './url-query';

export function getSettings(app: App, { config, db }: Context): void {
  app.get(
    '/api/settings',
    {
      schema: {
        operationId: 'getSettings',
        summary: "Get the shop's settings for a page; the page's path determines the culture",
        tags: ['Content'],
        headers: ShopHeaders,
        querystring: UrlQuery,
        response: {
          200: Type.Object({ meta: Meta, views: Type.Object({ clubSettings: ClubSettings }) }),
          ...failures(400, 404),
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
        hostName: new URL(config.shopOrigins.get(storeId)?.[0] ?? config.publicUrl).host,
        mainNavigation: navigationAt(mainNavigation, shop.pathPrefix + page.path),
        languageNavigation: languages,
      };
      return { meta: ok, views: { clubSettings } };
    },
  );
}
