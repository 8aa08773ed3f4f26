import { Type } from 'typebox';
import { BasketSummary, InvoiceDetails } from '../../baskets';
import { ShippingMethod } from '../contract';

const success = Type.Literal(true);

export const ShippingMethodsAnswer = Type.Object(
  { success, shippingMethods: Type.Array(ShippingMethod) },
  { title: 'ShippingMethodsAnswer' },
);
export const ShippingAnswer = Type.Object(
  { success, shippingMethods: Type.Array(ShippingMethod), summary: BasketSummary },
  { title: 'ShippingAnswer' },
);
export const PrefilledAnswer = Type.Object(
  { success, billingAddress: InvoiceDetails, shippingMethods: Type.Array(ShippingMethod) },
  { title: 'PrefilledAnswer' },
);
export const SuccessAnswer = Type.Object({ success }, { title: 'SuccessAnswer' });
