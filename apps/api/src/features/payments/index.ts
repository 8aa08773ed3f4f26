export { dispatchedValue } from './captures/dispatched-value';
export { payCapturesOf } from './captures/pay-capture';
export { findCapturesOf } from './captures/queries';
export { recordCapture, recordRelease, repeatCapture } from './captures/record-capture';
export { PaymentAttempt, Refund } from './contract';
export { endPayment, paymentErrors } from './end-payment';
export { lastPayment } from './last-payment';
export { toPaymentAttempt } from './payment-attempt-view';
export type { CaptureTime } from './payment-outcome';
export { minHoldLeftMs } from './payment-timing';
export type { PaymentsContext } from './provider-of';
export { providerOf } from './provider-of';
export { type PaymentSession, ProviderUnavailable } from './providers/payment-provider';
export {
  findLastPayment,
  findOpenPayment,
  findOrderPayment,
  insertPayment,
  lockPayment,
  type NewPayment,
  type Payment,
  saveSession,
} from './queries';
export { payRefund } from './refunds/pay-refund';
export { findRefund, findRefundByKey, findRefundsOf, type RefundRow, sumRefunds } from './refunds/queries';
export { recordRefund } from './refunds/record-refund';
export { releaseUnstarted } from './release-unstarted-payment';
export { confirm, release } from './settle';
