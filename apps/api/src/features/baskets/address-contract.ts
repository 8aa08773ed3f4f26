import { type Static, Type } from 'typebox';
import { described, freeText } from '../../platform/contract/schema';

const contact = {
  email: described(freeText(254), 'E-mail address'),
  phone: described(freeText(40), 'Telephone number, with or without the country code'),
  firstName: described(freeText(100), 'Given names'),
  lastName: described(freeText(100), 'Family name'),
  street: described(freeText(200), 'Street and number'),
  city: described(freeText(100), 'Town or city'),
  zipCode: described(freeText(20), 'Zip code in the country’s format'),
  country: described(freeText(2), 'ISO 3166-1 alpha-2'),
};

/** S3.20. Saved while the shopper types, so every field may be empty; validated at checkout. */
export const InvoiceDetails = Type.Object(
  { ...contact, emailConfirmation: described(freeText(254), 'The e-mail address, repeated') },
  { title: 'InvoiceDetails' },
);
export type InvoiceDetails = Static<typeof InvoiceDetails>;

/** S3.21 */
export const ShippingDetails = Type.Object(contact, { title: 'ShippingDetails' });
export type ShippingDetails = Static<typeof ShippingDetails>;

export const DropPoint = Type.Object(
  {
    id: Type.String({ description: 'Id of the drop point' }),
    name: Type.String({ description: 'Name, in the culture of the request' }),
    street: Type.String({ description: 'Street and number' }),
    zipCode: Type.String({ description: 'Zip code in the country’s format' }),
    city: Type.String({ description: 'Town or city' }),
    country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    coordinates: Type.Object(
      {
        latitude: Type.Number({ description: 'Degrees north of the equator' }),
        longitude: Type.Number({ description: 'Degrees east of Greenwich' }),
      },
      { description: 'Coordinates (WGS 84)' },
    ),
    distance: Type.Integer({ description: 'Distance from the centre of the zip code area, in metres' }),
    openingHours: Type.Array(
      Type.Object({
        day: Type.Integer({ minimum: 1, maximum: 7, description: 'ISO weekday, 1 is Monday' }),
        opens: Type.String({ examples: ['08:00'], description: 'Time of day, in 24 hours' }),
        closes: Type.String({ examples: ['20:00'], description: 'Time of day, in 24 hours' }),
      }),
      { description: 'Opening hours; missing days are closed' },
    ),
  },
  { title: 'DropPoint' },
);
export type DropPoint = Static<typeof DropPoint>;
