import type { ErrorCode } from '../../http/errors/messages';

/** Error codes of a status, for every operation. */
export const codesByStatus: Readonly<Record<string, readonly ErrorCode[]>> = {
  400: [
    'RequiredField',
    'UnknownField',
    'WrongType',
    'NotInteger',
    'TooSmall',
    'TooLarge',
    'TooShort',
    'TooLong',
    'TooFewItems',
    'TooManyItems',
    'NotOneOf',
    'WrongForm',
    'InvalidField',
    'MalformedJson',
    'BadRequest',
  ],
  413: ['BodyTooLarge'],
  415: ['UnsupportedMediaType'],
  429: ['TooManyRequests'],
  500: ['InternalError'],
  502: ['PaymentUnavailable'],
  503: ['Unavailable'],
};

/** Error codes of the security schemes. */
export const codesBySecurity: Readonly<Record<string, Readonly<Record<string, readonly ErrorCode[]>>>> = {
  accessToken: { 401: ['NotLoggedIn'] },
  adminKey: { 401: ['AdminKeyRequired'], 403: ['ScopeMissing'] },
  operatorSecret: { 401: ['OperatorRequired'] },
};

/** Error codes of request headers. */
export const codesByHeader: Readonly<Record<string, Readonly<Record<string, readonly ErrorCode[]>>>> = {
  storeid: { 400: ['StoreMismatch'], 404: ['UnknownStore'] },
  'idempotency-key': { 409: ['IdempotencyKeyReused'] },
};

const basketCodes = { 404: ['UnknownBasket', 'BasketExpired'] } as const;
const openBasketCodes = { ...basketCodes, 409: ['BasketOrdered'] } as const;
const lineCodes = {
  404: ['UnknownBasket', 'BasketExpired', 'UnknownProduct', 'UnknownAddOn'],
  409: ['BasketOrdered', 'BasketFull', 'LineTooLarge', 'OutOfStock'],
} as const;

/** Further error codes of an operation, by status. */
export const codesByOperation: Readonly<Record<string, Readonly<Record<string, readonly ErrorCode[]>>>> = {
  addBasketLine: lineCodes,
  addVoucher: { 404: ['UnknownBasket', 'BasketExpired', 'UnknownVoucher'], 409: ['BasketOrdered'] },
  authenticate: { 400: ['InvalidCredentials', 'EmailNotConfirmed'], 401: ['InvalidRefreshToken'] },
  checkOutBasket: {
    400: [
      'BasketEmpty',
      'ForeignAddress',
      'UnknownPaymentMethod',
      'ShippingMethodRequired',
      'ShippingMethodUnavailable',
      'DropPointRequired',
    ],
    404: ['UnknownBasket', 'BasketExpired', 'UnknownProduct', 'UnknownAddOn'],
    409: ['BasketOrdered', 'OutOfStock', 'PaymentInProgress'],
  },
  chooseShipping: {
    ...openBasketCodes,
    400: ['UnknownShippingMethod', 'ShippingMethodUnavailable', 'UnknownDropPoint'],
  },
  confirmEmail: { 400: ['InvalidToken', 'WrongPassword'] },
  confirmNewsletter: { 400: ['InvalidToken'] },
  createAdminKey: { 404: ['UnknownStore'] },
  createWebhook: { 409: ['TooManyWebhooks'] },
  createShipment: {
    404: ['UnknownOrder', 'UnknownOrderLine'],
    409: ['OrderCannotMove', 'ShipmentTooLarge'],
  },
  createStore: { 409: ['StoreExists'] },
  deleteWebhook: { 404: ['UnknownWebhook'] },
  listWebhookDeliveries: { 404: ['UnknownWebhook'] },
  replayWebhook: { 404: ['UnknownWebhook'] },
  deleteAccount: { 400: ['WrongPassword'] },
  exportPart: { 400: ['FormatUnavailable'], 409: ['StoreNotKept'] },
  findDropPoints: { 404: ['UnknownBasket', 'BasketExpired', 'UnknownShippingMethod'] },
  finishPasskeyRegistration: {
    400: ['PasskeyNotCreated'],
    409: ['PasskeyExists', 'PasskeyLimit', 'PasskeysUnavailable'],
  },
  getBasket: openBasketCodes,
  getBasketSummary: openBasketCodes,
  getCategory: { 404: ['UnknownCategory'] },
  getCheckout: basketCodes,
  getContent: { 404: ['UnknownPage'] },
  getFont: { 404: ['UnknownFont'] },
  getImport: { 404: ['UnknownImport'] },
  getMedia: { 404: ['UnknownMedia'] },
  getMyOrder: { 404: ['UnknownOrder'] },
  getOrder: { 404: ['UnknownOrder'] },
  getPreorder: { 404: ['UnknownProduct'] },
  getProduct: { 404: ['UnknownProduct'] },
  getProductByVariant: { 404: ['UnknownProduct'] },
  getReceipt: basketCodes,
  listAdminKeys: { 404: ['UnknownStore'] },
  listCategoryProducts: { 404: ['UnknownCategory'] },
  getOriginalMedia: { 404: ['UnknownMedia'] },
  logInWithPasskey: { 400: ['PasskeyRefused'], 409: ['PasskeysUnavailable'] },
  putMedia: { 400: ['UnknownPicture'] },
  receiveWebhook: { 400: ['WebhookRefused'], 404: ['UnknownPaymentProvider', 'UnknownPayment'] },
  refundOrder: {
    400: ['NotAmount'],
    404: ['UnknownOrder'],
    409: ['NothingPaid', 'RefundTooLarge'],
  },
  removeShippingAddress: openBasketCodes,
  removeVoucher: { 404: ['UnknownBasket', 'BasketExpired', 'UnknownVoucher'], 409: ['BasketOrdered'] },
  resetPassword: { 400: ['InvalidToken'] },
  revokeAdminKey: { 404: ['UnknownAdminKey'] },
  saveBillingAddress: openBasketCodes,
  saveComment: openBasketCodes,
  saveShippingAddress: openBasketCodes,
  setBasketLines: lineCodes,
  setOrderStatus: {
    404: ['UnknownOrder'],
    409: ['OrderCannotMove', 'OrderPartlyShipped', 'PaymentInProgress'],
  },
  startImport: { 400: ['FormatUnavailable'], 409: ['StoreNotKept', 'ImportRunning'] },
  startPasskeyLogin: { 409: ['PasskeysUnavailable'] },
  startPasskeyRegistration: { 400: ['WrongPassword'], 409: ['PasskeyLimit', 'PasskeysUnavailable'] },
  subscribeNewsletter: { 400: ['UnknownTerms'], 404: ['UnknownNewsletter'] },
  unsubscribeNewsletter: { 400: ['InvalidToken'] },
  updateProfile: { 400: ['WrongPassword'] },
};
