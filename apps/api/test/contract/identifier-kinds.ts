/** What an input identifies. `value` means that it identifies nothing. */
export type Kind =
  | 'store'
  | 'basket'
  | 'product'
  | 'variant'
  | 'productOrVariant'
  | 'category'
  | 'media'
  | 'font'
  | 'addOn'
  | 'shippingMethod'
  | 'paymentMethod'
  | 'paymentProvider'
  | 'dropPoint'
  | 'idempotencyKey'
  | 'page'
  | 'redirect'
  | 'pageId'
  | 'newPage'
  | 'pageVersion'
  | 'pagePreview'
  | 'player'
  | 'print'
  | 'customer'
  | 'customerEmail'
  | 'refreshToken'
  | 'session'
  | 'passkey'
  | 'confirmToken'
  | 'resetToken'
  | 'newsletterToken'
  | 'unsubscribeToken'
  | 'newsletterList'
  | 'order'
  | 'orderNumber'
  | 'orderLine'
  | 'invoice'
  | 'voucher'
  | 'voucherId'
  | 'sale'
  | 'productDraft'
  | 'previewToken'
  | 'adminKey'
  | 'limitedAdminKey'
  | 'adminKeyId'
  | 'operator'
  | 'import'
  | 'webhook'
  | 'withdrawal'
  | 'message'
  | 'staffMember'
  | 'staffEmail'
  | 'staffSession'
  | 'staffSessionId'
  | 'staffPasskey'
  | 'staffLogin'
  | 'invitationToken';

/**
 * The kinds by `<operation> <input>`, or by `<input>` if it is the same everywhere. Body inputs go by their property
 * name. Add every new input here; otherwise the tenant test fails.
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
  'getPreorder id': 'product',
  playerId: 'player',
  redirectId: 'redirect',
  paymentMethodId: 'paymentMethod',
  basketToken: 'basket',
  after: 'basket',
  orderId: 'order',
  orderNumber: 'orderNumber',
  listId: 'newsletterList',
  termsId: 'pageId',
  voucherCode: 'voucher',
  'authenticate username': 'customerEmail',
  'forgotPassword email': 'customerEmail',
  refresh_token: 'refreshToken',
  'endCustomerSessions email': 'customerEmail',
  sessionId: 'session',
  passkeyId: 'passkey',
  'finishPasskeyRegistration id': 'value',
  'logInWithPasskey id': 'value',
  'confirmEmail token': 'confirmToken',
  'resetPassword token': 'resetToken',
  'confirmNewsletter token': 'newsletterToken',
  'unsubscribeNewsletter token': 'unsubscribeToken',
  'getFont file': 'font',
  'createStore id': 'store',
  'getProductData id': 'product',
  'putProduct id': 'value',
  'putProduct key': 'value',
  'getProductDraft id': 'productDraft',
  'putProductDraft id': 'productDraft',
  'putProductDraft key': 'value',
  'previewProductDraft id': 'productDraft',
  'publishProductDraft id': 'productDraft',
  'deleteProductDraft id': 'productDraft',
  'getProductPreview Preview-Token': 'previewToken',
  'editProduct id': 'product',
  publishAt: 'value',
  baseVersion: 'value',
  cropLeft: 'value',
  cropTop: 'value',
  cropWidth: 'value',
  cropHeight: 'value',
  categoryIds: 'category',
  'putProductPrices id': 'product',
  'getFigures productId': 'product',
  'exportFigures productId': 'product',
  'getPlayer id': 'player',
  'putPlayer id': 'value',
  'listPlayerOrders id': 'player',
  'getPrint id': 'print',
  'putPrint id': 'print',
  'putPrint color': 'value',
  'getImport id': 'import',
  'refundOrder idempotency-key': 'idempotencyKey',
  'captureOrder idempotency-key': 'idempotencyKey',
  'createShipment idempotency-key': 'idempotencyKey',
  'recordConsent id': 'value',
  'recordConsent version': 'value',
  'countStock idempotency-key': 'idempotencyKey',
  'adjustStock idempotency-key': 'idempotencyKey',
  variantId: 'variant',
  voucherId: 'voucherId',
  saleId: 'sale',
  'getPage id': 'pageId',
  'putPageDraft id': 'value',
  'discardPageDraft id': 'pageId',
  'removePage id': 'newPage',
  'planPage id': 'pageId',
  'publishPage id': 'pageId',
  'previewPage id': 'pageId',
  'listPageVersions id': 'pageId',
  'restorePageVersion id': 'pageId',
  versionId: 'pageVersion',
  'getPagePreview Preview-Token': 'pagePreview',
  'listSales id': 'product',
  'planSale id': 'product',
  'planSale idempotency-key': 'idempotencyKey',
  'previewSale id': 'product',
  'planSales productIds': 'product',
  'planSales idempotency-key': 'idempotencyKey',
  'previewSales productIds': 'product',
  'endSale id': 'product',
  'createVouchers idempotency-key': 'idempotencyKey',
  lineId: 'orderLine',
  withdrawalId: 'withdrawal',
  messageId: 'message',
  'answerMessage idempotency-key': 'idempotencyKey',
  invoiceId: 'invoice',
  CategoryId: 'category',
  categoryId: 'category',
  'revokeAdminKey id': 'adminKeyId',
  'deleteWebhook id': 'webhook',
  'listWebhookDeliveries id': 'webhook',
  'replayWebhook id': 'webhook',
  'createWebhook url': 'value',
  'listAuditEntries actor': 'staffMember',
  'listAuditEntries target': 'staffMember',
  'logInStaff email': 'staffEmail',
  loginToken: 'staffLogin',
  'logInStaffWithPasskey id': 'value',
  'enrolStaffPasskey id': 'value',
  'addStaffPasskey id': 'value',
  'reauthenticateStaffWithPasskey id': 'value',
  'removeStaffPasskey passkeyId': 'staffPasskey',
  'acceptInvitation token': 'invitationToken',
  'endStaffSession sessionId': 'staffSessionId',
  'changeStaffRole id': 'staffMember',
  'removeStaff id': 'staffMember',
  'inviteOwner id': 'store',
};

const values = new Set([
  'If-Match',
  'If-None-Match',
  'page',
  'pageSize',
  'width',
  'height',
  'mode',
  'quality',
  'format',
  'focal',
  'v',
  'producer',
  'vatCountry',
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
  'grant_type',
  'password',
  'newPassword',
  'currentPassword',
  'topic',
  'message',
  'level',
  'stack',
  'release',
  'name',
  'scopes',
  'defaultCulture',
  'orderPrefix',
  'timeZone',
  'locale',
  'pathPrefix',
  'separator',
  'part',
  'status',
  'since',
  'state',
  'events',
  'updatedSince',
  'limit',
  'cursor',
  'operation',
  'search',
  'from',
  'to',
  'text',
  'carrier',
  'trackingNumber',
  'trackingUrl',
  'reason',
  'runsLow',
  'voucherState',
  'startsAt',
  'endsAt',
  'campaign',
  'count',
  'prefix',
  'kind',
  'percent',
  'validFrom',
  'validUntil',
  'maxUses',
  'maxUsesPerCustomer',
  'combinable',
  'stock',
  'expected',
  'change',
  'note',
  'dryRun',
  'removeMissing',
  'Term',
  'term',
  'Page',
  'PageSize',
  'Filters.MultipleFilters',
  'Filters.RangeFilters',
  'Filters.BitFilters',
  'Filters.SortOptions',
  'Sorting',
  'values',
  'website',
  'rawId',
  'type',
  'clientDataJSON',
  'attestationObject',
  'transports',
  'authenticatorData',
  'signature',
  'userHandle',
  'goods',
  'brand',
  'address',
  'sku',
  'ean',
  'size',
  'code',
  'swatch',
  'availableFrom',
  'sizeGuideId',
  'relationId',
  'addOnId',
  'textCulture',
  'table',
  'alias',
  'value',
  'own',
  'number',
  'isActive',
  'printType',
  'kind',
  'textPlacement',
  'nameFontUrl',
  'numberFontUrl',
  'allowedCharacters',
  'countries',
  'opens',
  'closes',
]);

/** The kind of an operation's input; undefined if it is not listed. */
export function kindOf(operationId: string, input: string): Kind | 'value' | undefined {
  return kinds[`${operationId} ${input}`] ?? kinds[input] ?? (values.has(input) ? 'value' : undefined);
}
