import type { Context } from '../../../context';
import type { App } from '../../../platform/http/app';
import { addVoucher } from './add-voucher';
import { chooseShipping } from './choose-shipping';
import { findDropPoints } from './find-drop-points';
import { getCheckout } from './get-checkout';
import { removeShippingAddress } from './remove-shipping-address';
import { removeVoucher } from './remove-voucher';
import { saveBillingAddress } from './save-billing-address';
import { saveComment } from './save-comment';
import { saveShippingAddress } from './save-shipping-address';

export function checkoutRoutes(app: App, context: Context): void {
  getCheckout(app, context);
  saveBillingAddress(app, context);
  saveShippingAddress(app, context);
  removeShippingAddress(app, context);
  chooseShipping(app, context);
  findDropPoints(app, context);
  saveComment(app, context);
  addVoucher(app, context);
  removeVoucher(app, context);
}
