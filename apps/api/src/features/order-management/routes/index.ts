import type { App } from '../../../platform/http/app';
import type { PaymentsContext } from '../../payments';
import type { StoresContext } from '../../stores';
import { exportFigures } from '../figures/export-figures';
import { getFigures } from '../figures/get-figures';
import { captureOrder } from './capture-order';
import { createShipment } from './create-shipment';
import { getInvoicePdf } from './get-invoice-pdf';
import { getOrder } from './get-order';
import { listInvoices } from './list-invoices';
import { listOrderChanges } from './list-order-changes';
import { listOrders } from './list-orders';
import { listPlayerOrders } from './list-player-orders';
import { refundOrder } from './refund-order';
import { setOrderStatus } from './set-order-status';

export function orderManagementRoutes(app: App, context: PaymentsContext & StoresContext): void {
  listOrders(app, context);
  listOrderChanges(app, context);
  getOrder(app, context);
  listPlayerOrders(app, context);
  listInvoices(app, context);
  getInvoicePdf(app, context);
  setOrderStatus(app, context);
  createShipment(app, context);
  captureOrder(app, context);
  refundOrder(app, context);
  getFigures(app, context);
  exportFigures(app, context);
}
