import type { Context } from '../context';
import type { DropPoint } from '../contract/checkout';
import type { StoredBasket } from '../db/repositories/baskets';
import type { OfferedShippingMethod } from '../db/repositories/checkout-methods';
import { shippingCountry } from '../domain/checkout-completeness';
import type { Shop } from '../shop/shop';
import { addressesOf, shipsTo } from './shipping';

/** The drop points around a zip code, or around the delivery address where none is given. */
export async function dropPointsFor(
  { dropPoints }: Pick<Context, 'dropPoints'>,
  { locale }: Shop,
  basket: StoredBasket | undefined,
  method: OfferedShippingMethod,
  wantedZipCode: string | null | undefined,
): Promise<{ zipCode: string; points: DropPoint[] }> {
  const addresses = addressesOf(basket);
  const address = addresses.useShippingAddress ? addresses.shipping : addresses.billing;
  const zipCode = (wantedZipCode ?? address.zipCode).trim();
  const country = shippingCountry(addresses) || likelyCountry(locale, method);
  if (method.kind !== 'dropPoint' || zipCode === '' || !shipsTo(method, country))
    return { zipCode, points: [] };
  return { zipCode, points: await dropPoints.near({ country, zipCode, carrier: method.carrier }) };
}

/** Where nobody has said a country yet: that of the shopper's locale, or the first that the delivery goes to. */
function likelyCountry(locale: string, { countries }: OfferedShippingMethod): string {
  const { region = '' } = new Intl.Locale(locale);
  return countries.includes(region) ? region : (countries[0] ?? '');
}
