import type { App } from '../../../platform/http/app';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { addVoucher } from './add-voucher';
import { checkOutBasket } from './check-out-basket';
import { chooseShipping } from './choose-shipping';
import { findDropPoints } from './find-drop-points';
import { getCheckout } from './get-checkout';
import { getReceipt } from './get-receipt';
import { listShippingMethods } from './list-shipping-methods';
import { prefillBillingAddress } from './prefill-billing-address';
import { removeShippingAddress } from './remove-shipping-address';
import { removeVoucher } from './remove-voucher';
import { saveBillingAddress } from './save-billing-address';
import { saveComment } from './save-comment';
import { saveShippingAddress } from './save-shipping-address';

export function checkoutRoutes(app: App, context: CheckoutContext): void {
  listShippingMethods(app, context);
  checkOutBasket(app, context);
  getReceipt(app, context);
  getCheckout(app, context);
  saveBillingAddress(app, context);
  prefillBillingAddress(app, context);
  saveShippingAddress(app, context);
  removeShippingAddress(app, context);
  chooseShipping(app, context);
  findDropPoints(app, context);
  saveComment(app, context);
  addVoucher(app, context);
  removeVoucher(app, context);
}
