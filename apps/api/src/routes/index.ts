import type { App } from '../app';
import type { Context } from '../context';
import { resolveShop } from '../shop/resolve-shop';
import { readCustomer } from '../users/request-customer';
import { adminRoutes } from './admin';
import { basketRoutes } from './baskets';
import { catalogueRoutes } from './catalogue';
import { checkoutRoutes } from './checkout';
import { contentRoutes } from './content';
import { customerServiceRoutes } from './customer-service';
import { healthRoutes } from './health';
import { logRoutes } from './log';
import { mediaRoutes } from './media';
import { paymentRoutes } from './payments';
import { userRoutes } from './users';

/** Registers every operation. */
export async function registerRoutes(app: App, context: Context): Promise<void> {
  healthRoutes(app, context);
  mediaRoutes(app, context);
  await paymentRoutes(app, context);
  await adminRoutes(app, context);
  await app.register(async (shop: App) => {
    shop.addHook('onRequest', resolveShop(context));
    shop.addHook('onRequest', readCustomer(context));
    contentRoutes(shop, context);
    catalogueRoutes(shop, context);
    basketRoutes(shop, context);
    checkoutRoutes(shop, context);
    await userRoutes(shop, context);
    customerServiceRoutes(shop, context);
    logRoutes(shop, context);
  });
}
