import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import { BasketSummary, InvoiceDetails } from '../../baskets';
import { ShippingMethod } from '../contract';

const success = Succeeded;

export const ShippingMethodsAnswer = Type.Object(
  {
    success,
    shippingMethods: Type.Array(ShippingMethod, { description: 'Shipping methods for the address' }),
  },
  { title: 'ShippingMethodsAnswer' },
);
export const ShippingAnswer = Type.Object(
  {
    success,
    shippingMethods: Type.Array(ShippingMethod, { description: 'Shipping methods for the address' }),
    summary: described(BasketSummary, 'Totals of the basket after the call, VAT included'),
  },
  { title: 'ShippingAnswer' },
);
export const PrefilledAnswer = Type.Object(
  {
    success,
    billingAddress: described(InvoiceDetails, 'The billing address that is saved now'),
    shippingMethods: Type.Array(ShippingMethod, { description: 'Shipping methods for the address' }),
  },
  { title: 'PrefilledAnswer' },
);
export const SuccessAnswer = Type.Object({ success }, { title: 'SuccessAnswer' });
