import { Type } from 'typebox';
import { BasketSummary } from '../../baskets';
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
export const SuccessAnswer = Type.Object({ success }, { title: 'SuccessAnswer' });
