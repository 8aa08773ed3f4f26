import { Type } from 'typebox';
import { described, Id } from '../../../platform/contract/schema';
import { strict } from '../../stores';
import { ShippingMethodRow } from '../store-data';

const { id: _id, ...fields } = ShippingMethodRow.properties;

export const shippingMethodExample = {
  kind: 'dropPoint',
  carrier: 'gls',
  countries: ['DK'],
  prices: { EUR: 495, DKK: 3500 },
  freeFrom: { EUR: 8000, DKK: 60_000 },
  days: { min: 1, max: 3 },
  isActive: true,
  texts: {
    en: { name: 'Pick-up point', description: 'At a shop near you' },
    da: { name: 'Pakkeshop', description: 'I en butik nær dig' },
  },
};

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
