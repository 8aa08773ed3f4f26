import { type Static, Type } from 'typebox';
import { freeText } from '../../platform/contract/schema';

const contact = {
  email: freeText(254),
  phone: freeText(40),
  firstName: freeText(100),
  lastName: freeText(100),
  street: freeText(200),
  city: freeText(100),
  zipCode: freeText(20),
  country: freeText(2),
};

/** S3.20. Saved while the shopper types, so every field may be empty; validated at checkout. */
export const InvoiceDetails = Type.Object(
  { ...contact, emailConfirmation: freeText(254) },
  { title: 'InvoiceDetails' },
);
export type InvoiceDetails = Static<typeof InvoiceDetails>;

/** S3.21 */
export const ShippingDetails = Type.Object(contact, { title: 'ShippingDetails' });
export type ShippingDetails = Static<typeof ShippingDetails>;

export const DropPoint = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    street: Type.String(),
    zipCode: Type.String(),
    city: Type.String(),
    country: Type.String(),
    coordinates: Type.Object({ latitude: Type.Number(), longitude: Type.Number() }),
    distance: Type.Integer({ description: 'Distance from the centre of the zip code area, in metres' }),
    openingHours: Type.Array(
      Type.Object({
        day: Type.Integer({ minimum: 1, maximum: 7, description: 'ISO weekday, 1 is Monday' }),
        opens: Type.String({ examples: ['08:00'] }),
        closes: Type.String({ examples: ['20:00'] }),
      }),
    ),
  },
  { title: 'DropPoint' },
);
export type DropPoint = Static<typeof DropPoint>;
