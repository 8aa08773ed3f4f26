import type { App } from '../../../platform/http/app';
import type { PaymentsContext } from '../../payments';
import { getOrder } from './get-order';
import { listOrders } from './list-orders';
import { refundOrder } from './refund-order';
import { setOrderStatus } from './set-order-status';

export function orderManagementRoutes(app: App, context: PaymentsContext): void {
  listOrders(app, context);
  getOrder(app, context);
  setOrderStatus(app, context);
  refundOrder(app, context);
}
