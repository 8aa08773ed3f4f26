import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../../stores';
import { listVouchers, listVoucherUses } from './list-vouchers';
import { createVouchers, endVouchers } from './write-vouchers';

/** Operations on vouchers for a store's staff. */
export function voucherRoutes(app: App, context: StoresContext): void {
  listVouchers(app, context);
  listVoucherUses(app, context);
  createVouchers(app, context);
  endVouchers(app, context);
}
