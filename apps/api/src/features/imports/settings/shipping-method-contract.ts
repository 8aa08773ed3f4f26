import { Type } from 'typebox';
import { described, Id } from '../../../platform/contract/schema';
import { strict } from '../../stores';
import { ShippingMethodRow } from '../store-data';
import { shippingMethodExample } from './shipping-method-example';

const { id: _id, ...fields } = ShippingMethodRow.properties;

/** A shipping method as `putShippingMethod` takes it; the id is in the path. */
export const ShippingMethodData = Type.Object(fields, {
  ...strict,
  title: 'ShippingMethodData',
  description:
    'A shipping method in the format of an import. Prices are in the minor unit of their currency and include VAT',
  examples: [shippingMethodExample],
});

export const StoredShippingMethod = Type.Object(ShippingMethodRow.properties, {
  title: 'StoredShippingMethod',
  description:
    'A shipping method as imported, on or off. Prices are in the minor unit of their currency and include VAT',
  examples: [{ id: 'pick-up', ...shippingMethodExample }],
});

export const ShippingMethodParams = Type.Object({
  shippingMethodId: described(Id, 'Id of the shipping method', 'pick-up'),
});
