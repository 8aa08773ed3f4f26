import type { Context } from './context';
import { basketRoutes } from './features/baskets/routes';
import { catalogueRoutes } from './features/catalogue/routes';
import { checkoutRoutes } from './features/checkout/routes';
import { contentRoutes } from './features/content/routes';
import { customerServiceRoutes } from './features/customer-service/routes';
import { userRoutes } from './features/customers/routes';
import { readCustomer } from './features/customers/session/request-customer';
import { mediaRoutes } from './features/media/routes';
import { paymentRoutes } from './features/payments/routes';
import { adminRoutes } from './features/staff/routes';
import { resolveShop } from './features/stores/resolve-shop';
import { logRoutes } from './features/stores/routes';
import type { App } from './platform/http/app';
import { healthRoutes } from './platform/http/health';

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
