import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../../stores';
import { arrangePaymentMethods, listStorePaymentMethods } from './payment-methods';
import { getRedirect, listRedirects } from './read-redirects';
import { getServiceHours, putServiceHours } from './service-hours';
import { getStoreShippingMethod, listStoreShippingMethods, putShippingMethod } from './shipping-methods';
import { getVat, putVat } from './vat';
import { addRedirect, changeRedirect, removeRedirect } from './write-redirects';

/** Operations on the settings of a store, for its staff. */
export function settingRoutes(app: App, context: StoresContext): void {
  listRedirects(app, context);
  getRedirect(app, context);
  addRedirect(app, context);
  changeRedirect(app, context);
  removeRedirect(app, context);
  listStoreShippingMethods(app, context);
  getStoreShippingMethod(app, context);
  putShippingMethod(app, context);
  listStorePaymentMethods(app, context);
  arrangePaymentMethods(app, context);
  getVat(app, context);
  putVat(app, context);
  getServiceHours(app, context);
  putServiceHours(app, context);
}
