export { applyTransition, InvalidTransition, readOrder } from './apply-transition';
export { type ChangePosition, findOrderChanges } from './changes';
export { GoodsReturn, Order, OrderLine, OrderStatus, Shipment } from './contract';
export { propertiesInWords } from './line-properties';
export { priceOfShipping, priceOfUnits, shippedQuantities } from './order-shares';
export type { Transition } from './order-status';
export { type Actor, actorName, paymentActor } from './order-status';
export { toOrder } from './order-view';
export { findOrderView, listOrderViews } from './order-views';
export { eraseCustomerFromOrders } from './personal-data';
export { findPlayerOrders } from './player-orders';
export {
  findOrder,
  findOrderEvents,
  findPlacedOrder,
  findPlacedOrderNumber,
  insertOrder,
  lockOrderPlacedBy,
  type OrderWithLines,
  recordOrderEvent,
} from './queries';
export { findReturnsOf, returnErrors, returnGoods } from './returns';
export { insertShipment, leftToShip } from './shipments';
export type { PlacedVoucher, Prepayment } from './tables';
export { redeemVouchers, type VoucherUses } from './voucher-redemptions';
export { orderWebhooks } from './webhooks';
