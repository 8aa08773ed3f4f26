import type { App } from '../app';
import type { Context } from '../context';
import { resolveShop } from '../shop/resolve-shop';
import { contentRoutes } from './content';
import { healthRoutes } from './health';

/** Registers every operation. */
export async function registerRoutes(app: App, context: Context): Promise<void> {
  healthRoutes(app, context);
  await app.register(async (shop: App) => {
    shop.addHook('onRequest', resolveShop(context));
    contentRoutes(shop, context);
  });
}
