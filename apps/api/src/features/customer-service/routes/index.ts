import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { sendCustomerMessage } from './send-customer-message';
import { withdrawFromOrder } from './withdraw-from-order';

export function customerServiceRoutes(app: App, context: Context): void {
  sendCustomerMessage(app, context);
  withdrawFromOrder(app, context);
}
