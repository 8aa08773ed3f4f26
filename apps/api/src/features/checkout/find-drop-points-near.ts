import { addressesOf, type DropPoint, type StoredBasket, shippingCountry, shipsTo } from '../baskets';
import type { Shop } from '../stores';
import type { CheckoutContext } from './drop-points/drop-point-finder';
import type { OfferedShippingMethod } from './queries/checkout-methods';

/** The drop points near a zip code; near the shipping address if no zip code is given. */
export async function dropPointsFor(
  { dropPoints }: Pick<CheckoutContext, 'dropPoints'>,
  { locale }: Shop,
  basket: StoredBasket | undefined,
  method: OfferedShippingMethod,
  requestedZipCode: string | null | undefined,
): Promise<{ zipCode: string; points: DropPoint[] }> {
  const addresses = addressesOf(basket);
  const address = addresses.useShippingAddress ? addresses.shipping : addresses.billing;
  const zipCode = (requestedZipCode ?? address.zipCode).trim();
  const country = shippingCountry(addresses) || guessCountry(locale, method);
  if (!dropPoints || method.kind !== 'dropPoint' || zipCode === '' || !shipsTo(method, country))
    return { zipCode, points: [] };
  return { zipCode, points: await dropPoints.findNear({ country, zipCode, carrier: method.carrier }) };
}

/** Used while no country is known: the country of the shopper's locale, or the first that the method ships to. */
function guessCountry(locale: string, { countries }: OfferedShippingMethod): string {
  const { region = '' } = new Intl.Locale(locale);
  return countries.includes(region) ? region : (countries[0] ?? '');
}
