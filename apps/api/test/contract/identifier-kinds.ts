/** What an input of an operation names; `value` where it names nothing and stands for what it says. */
export type Kind =
  | 'store'
  | 'basket'
  | 'product'
  | 'variant'
  | 'productOrVariant'
  | 'category'
  | 'media'
  | 'addOn'
  | 'shippingMethod'
  | 'paymentMethod'
  | 'paymentProvider'
  | 'dropPoint'
  | 'idempotencyKey'
  | 'page';

/**
 * By `<operation> <input>` or, where it is the same everywhere, by `<input>`. An input of a body goes by its property's
 * name. A new input must be put here: the tenants' test fails without.
 */
const kinds: Readonly<Record<string, Kind | 'value'>> = {
  StoreId: 'store',
  storeId: 'store',
  store: 'store',
  culture: 'value',
  currency: 'value',
  rootCategoryId: 'category',
  'Idempotency-Key': 'idempotencyKey',
  token: 'basket',
  key: 'media',
  url: 'page',
  'listProducts id': 'productOrVariant',
  'getProduct id': 'product',
  'getProductByVariant id': 'variant',
  'getCategory id': 'category',
  'listCategoryProducts id': 'category',
  productId: 'variant',
  addOnAndProductRelationId: 'addOn',
  shippingOptionId: 'shippingMethod',
  shippingMethodId: 'shippingMethod',
  dropPointId: 'dropPoint',
  paymentProviderId: 'paymentMethod',
  provider: 'paymentProvider',
};

const values = new Set([
  'page',
  'pageSize',
  'width',
  'height',
  'mode',
  'quality',
  'format',
  'focal',
  'v',
  'zipCode',
  'customZipCode',
  'quantity',
  'returnUrl',
  'cancelUrl',
  'comment',
  'email',
  'emailConfirmation',
  'phone',
  'firstName',
  'lastName',
  'street',
  'city',
  'country',
]);

/** The kind of an operation's input; undefined where nobody has said it. */
export function kindOf(operationId: string, input: string): Kind | 'value' | undefined {
  return kinds[`${operationId} ${input}`] ?? kinds[input] ?? (values.has(input) ? 'value' : undefined);
}
