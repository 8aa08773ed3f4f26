import type { App } from '../../app';
import type { Context } from '../../context';
import { sendCustomerMessage } from './send-customer-message';

export function customerServiceRoutes(app: App, context: Context): void {
  sendCustomerMessage(app, context);
}
