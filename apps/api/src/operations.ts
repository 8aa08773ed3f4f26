import type { Context } from './context';
import { basketRoutes } from './features/baskets/routes';
import { stockWebhook } from './features/catalogue';
import { catalogueRoutes } from './features/catalogue/routes';
import { stockRoutes } from './features/catalogue/stock-movements';
import { checkoutRoutes } from './features/checkout/routes';
import { contentRoutes } from './features/content/routes';
import { messageRoutes } from './features/customer-service/messages/routes';
import { eraseCustomerMessages, readCustomerMessages } from './features/customer-service/queries';
import { customerServiceRoutes } from './features/customer-service/routes';
import { withdrawalRoutes } from './features/customer-service/withdrawals/routes';
import {
  accountRoutes,
  customerStaffRoutes,
  profileRoutes,
  sessionRoutes,
} from './features/customers/routes';
import { customerErrors, readCustomer } from './features/customers/session/request-customer';
import { ImportQueue } from './features/imports/import-queue';
import { getPagePreview, pageRoutes } from './features/imports/pages';
import { productDraftRoutes, productPreviewRoutes } from './features/imports/product-drafts';
import { fileRoutes, storeDataRoutes } from './features/imports/routes';
import { saleRoutes } from './features/imports/sales';
import { settingRoutes } from './features/imports/settings';
import { voucherRoutes } from './features/imports/vouchers';
import { mediaRoutes } from './features/media/routes';
import { getOriginalMedia } from './features/media/routes/get-original-media';
import { listMedia } from './features/media/routes/list-media';
import { putMedia } from './features/media/routes/put-media';
import { eraseSubscriptions, readSubscriptions } from './features/newsletter/queries';
import { newsletterRoutes, unsubscribeRoutes } from './features/newsletter/routes';
import { orderManagementRoutes } from './features/order-management/routes';
import { orderWebhooks } from './features/orders';
import { paymentRoutes } from './features/payments/routes';
import { searchRoutes } from './features/search/routes';
import { auditCalls } from './features/staff/audit';
import { listAuditEntries } from './features/staff/audit-log/list-audit-entries';
import { recordOtherChanges } from './features/staff/audit-log/record-change';
import { limitFailedCalls } from './features/staff/limit-failed-calls';
import { staffLoginRoutes } from './features/staff/login/routes';
import { staffMemberRoutes } from './features/staff/members/routes';
import { staffPasskeyRoutes } from './features/staff/passkeys/routes';
import { adminKeyRoutes } from './features/staff/routes';
import { staffSessionRoutes } from './features/staff/sessions/routes';
import { webhookRoutes } from './features/staff/webhooks';
import { resolveShop, shopErrors } from './features/stores/resolve-shop';
import { logRoutes } from './features/stores/routes';
import type { App } from './platform/http/app';
import { answerConditionally } from './platform/http/conditional-reads';
import { takesAccessToken } from './platform/http/customer-security';
import { addErrors, declareErrors } from './platform/http/errors/declare-errors';
import { healthRoutes } from './platform/http/health';
import { acceptForms } from './platform/http/request-bodies';

/** The events that webhooks send. */
export const webhooks = [...orderWebhooks, stockWebhook];

/** Registers every operation, in the order of the OpenAPI document. */
export async function registerOperations(app: App, context: Context): Promise<void> {
  healthRoutes(app, context);
  mediaRoutes(app, context);
  await paymentRoutes(app, context);
  app.decorateRequest('admin');
  app.decorateRequest('recordsChange', false);
  await app.register(async (staff: App) => {
    staffLoginRoutes(staff, context);
    staffSessionRoutes(staff, context);
    staffPasskeyRoutes(staff, context);
  });
  await app.register((staff: App) => staffOperations(staff, context));
  await app.register((shop: App) => shopOperations(shop, context));
}

/** Operations for a store's staff. The admin key or the session determines the store. */
async function staffOperations(app: App, context: Context): Promise<void> {
  const imports = new ImportQueue(context);
  auditCalls(app, context);
  recordOtherChanges(app, context);
  limitFailedCalls(app, context);
  adminKeyRoutes(app, context);
  staffMemberRoutes(app, context);
  listAuditEntries(app, context);
  storeDataRoutes(app, context, imports);
  stockRoutes(app, context);
  voucherRoutes(app, context);
  saleRoutes(app, context);
  productDraftRoutes(app, context);
  pageRoutes(app, context);
  settingRoutes(app, context);
  orderManagementRoutes(app, context);
  withdrawalRoutes(app, context);
  messageRoutes(app, context);
  customerStaffRoutes(app, context);
  webhookRoutes(app, context, webhooks);
  listMedia(app, context);
  getOriginalMedia(app, context);
  await putMedia(app, context);
  await fileRoutes(app, context, imports);
}

/** Operations for shoppers. A header determines the store. */
async function shopOperations(app: App, context: Context): Promise<void> {
  const { fail } = declareErrors(shopErrors, customerErrors);
  app.addHook('onRoute', ({ schema }) => {
    if (schema) addErrors(schema, shopErrors, takesAccessToken(schema) ? customerErrors : {});
  });
  app.addHook('onRequest', resolveShop(fail, context));
  app.addHook('onRequest', readCustomer(fail, context));
  await app.register(async (reads: App) => {
    answerConditionally(reads);
    contentRoutes(reads, context);
    catalogueRoutes(reads, context);
    searchRoutes(reads, context);
  });
  productPreviewRoutes(app, context);
  getPagePreview(app, context);
  basketRoutes(app, context);
  checkoutRoutes(app, context);
  accountRoutes(app, context);
  newsletterRoutes(app, context);
  profileRoutes(app, context, {
    newsletter: readSubscriptions,
    messages: readCustomerMessages,
    erase: [eraseSubscriptions, eraseCustomerMessages],
  });
  await app.register(async (forms: App) => {
    acceptForms(forms);
    sessionRoutes(forms, context);
    unsubscribeRoutes(forms, context);
  });
  customerServiceRoutes(app, context);
  logRoutes(app, context);
}
