export type { PaymentMethodRow, ShippingMethodRow } from './store-data';
