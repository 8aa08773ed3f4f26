import { redirectId } from '../../src/features/imports/settings/redirect-contract';
import type { StoreData } from '../../src/features/imports/store-data';
import type { Kind } from './identifier-kinds';
import { KnownValues } from './known-values';
import type { WireAnswer } from './wire';

/** The values that requests may use because the store has them from the start. */
export function knownOf(data: StoreData): KnownValues {
  const known = new KnownValues();
  const variants = data.products.flatMap(({ colors }) =>
    colors.flatMap((color) => color.variants.filter(({ stock }) => stock > 0).map(({ id }) => id)),
  );
  known.add('store', data.store.id);
  known.add('product', ...data.products.map(({ id }) => id));
  known.add('variant', ...variants);
  known.add('productOrVariant', ...known.of('product'), ...variants);
  known.add('category', ...data.categories.map(({ id }) => id));
  known.add('media', data.products[0]?.colors[0]?.images[0]?.key ?? '');
  known.add('font', `${data.store.id}.woff2`);
  known.add('shippingMethod', ...data.shippingMethods.map(({ id }) => id));
  known.add('paymentMethod', ...data.paymentMethods.map(({ id }) => id));
  known.add('paymentProvider', 'sandbox');
  known.add('pageId', ...data.pages.filter(({ alias }) => alias === 'termsPage').map(({ id }) => id));
  known.add('newsletterList', data.settings.en?.serviceCloudClubIdentifier ?? 'none');
  known.add('voucher', ...(data.vouchers ?? []).map(({ code }) => code));
  known.add('voucherId', ...(data.vouchers ?? []).map(({ id }) => id));
  known.add('print', ...(data.addOns ?? []).map(({ id }) => id));
  known.add('redirect', ...data.redirects.map(redirectId));
  known.add('player', ...(data.players ?? []).map(({ id }) => id));
  known.add(
    'addOn',
    ...data.products.flatMap(({ addOns = [] }) => addOns.map(({ relationId }) => relationId)),
  );
  return known;
}

/** Response fields with known values, by name. */
const knownFields: Readonly<Record<string, Kind>> = { token: 'basket', refresh_token: 'refreshToken' };

/** Adds values of a successful response, so that later requests use them. */
export function recordKnownValues(known: KnownValues, { status, headers, body }: WireAnswer): void {
  const isJson = String(headers['content-type']).startsWith('application/json');
  if (![200, 201].includes(status) || !isJson || body.length === 0) return;
  JSON.parse(body.toString(), (key, value: unknown) => {
    const kind = Object.hasOwn(knownFields, key) ? knownFields[key] : undefined;
    if (kind && typeof value === 'string') known.add(kind, value);
    if (key === 'webhook') known.add('webhook', (value as { id: string }).id);
    return value;
  });
}
