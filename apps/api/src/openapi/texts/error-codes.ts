import type { ErrorCode } from '../../errors/messages';

/** What a status says of any operation that answers it. */
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

/** What the ways to sign a call can fail with, by the document's names for them. */
export const codesBySecurity: Readonly<Record<string, Readonly<Record<string, readonly ErrorCode[]>>>> = {
  accessToken: { 401: ['NotLoggedIn'] },
  adminKey: { 401: ['AdminKeyRequired'], 403: ['ScopeMissing'] },
  operatorSecret: { 401: ['OperatorRequired'] },
};

/** What a header can be refused for. */
export const codesByHeader: Readonly<Record<string, Readonly<Record<string, readonly ErrorCode[]>>>> = {
  storeid: { 400: ['StoreMismatch'], 404: ['UnknownStore'] },
  'idempotency-key': { 409: ['IdempotencyKeyReused'] },
};

const ofBasket = { 404: ['UnknownBasket', 'BasketExpired'] } as const;
const ofOpenBasket = { ...ofBasket, 409: ['BasketOrdered'] } as const;
const ofLine = {
  404: ['UnknownBasket', 'BasketExpired', 'UnknownProduct', 'UnknownAddOn'],
  409: ['BasketOrdered', 'BasketFull', 'LineTooLarge', 'OutOfStock'],
} as const;

/** What else an operation answers, by its status. */
export const codesByOperation: Readonly<Record<string, Readonly<Record<string, readonly ErrorCode[]>>>> = {
  addBasketLine: ofLine,
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
    ...ofOpenBasket,
    400: ['UnknownShippingMethod', 'ShippingMethodUnavailable', 'UnknownDropPoint'],
  },
  confirmEmail: { 400: ['InvalidToken'] },
  confirmNewsletter: { 400: ['InvalidToken'] },
  createAdminKey: { 404: ['UnknownStore'] },
  createStore: { 409: ['StoreExists'] },
  deleteAccount: { 400: ['WrongPassword'] },
  exportPart: { 400: ['FormatUnavailable'], 409: ['StoreNotKept'] },
  findDropPoints: { 404: ['UnknownBasket', 'BasketExpired', 'UnknownShippingMethod'] },
  getBasket: ofOpenBasket,
  getBasketSummary: ofOpenBasket,
  getCategory: { 404: ['UnknownCategory'] },
  getCheckout: ofBasket,
  getContent: { 404: ['UnknownPage'] },
  getFont: { 404: ['UnknownFont'] },
  getImport: { 404: ['UnknownImport'] },
  getMedia: { 404: ['UnknownMedia'] },
  getMyOrder: { 404: ['UnknownOrder'] },
  getOrder: { 404: ['UnknownOrder'] },
  getPreorder: { 404: ['UnknownProduct'] },
  getProduct: { 404: ['UnknownProduct'] },
  getProductByVariant: { 404: ['UnknownProduct'] },
  getReceipt: ofBasket,
  listAdminKeys: { 404: ['UnknownStore'] },
  listCategoryProducts: { 404: ['UnknownCategory'] },
  putMedia: { 400: ['UnknownPicture'] },
  receiveWebhook: { 400: ['WebhookRefused'], 404: ['UnknownPaymentProvider', 'UnknownPayment'] },
  refundOrder: {
    400: ['NotAmount'],
    404: ['UnknownOrder'],
    409: ['NothingPaid', 'RefundTooLarge'],
  },
  removeShippingAddress: ofOpenBasket,
  removeVoucher: { 404: ['UnknownBasket', 'BasketExpired', 'UnknownVoucher'], 409: ['BasketOrdered'] },
  resetPassword: { 400: ['InvalidToken'] },
  revokeAdminKey: { 404: ['UnknownAdminKey'] },
  saveBillingAddress: ofOpenBasket,
  saveComment: ofOpenBasket,
  saveShippingAddress: ofOpenBasket,
  setBasketLines: ofLine,
  setOrderStatus: { 404: ['UnknownOrder'], 409: ['OrderCannotMove', 'PaymentInProgress'] },
  startImport: { 400: ['FormatUnavailable'], 409: ['StoreNotKept', 'ImportRunning'] },
  subscribeNewsletter: { 400: ['UnknownTerms'], 404: ['UnknownNewsletter'] },
  unsubscribeNewsletter: { 400: ['InvalidToken'] },
  updateProfile: { 400: ['WrongPassword'] },
};
