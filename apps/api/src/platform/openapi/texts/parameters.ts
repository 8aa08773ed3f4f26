/** Descriptions of path and query parameters whose schemas have none. */
export const parameterTexts: Readonly<Record<string, string>> = {
  file: 'File name of the font',
  height: 'Height in pixels. If missing, the image keeps its aspect ratio',
  id: 'Id of the resource',
  key: 'Key of the image',
  mode: '`pad` fits the whole image on white, `crop` cuts it around the focal point',
  page: 'Page number, starting at 1; pages after the last one are empty',
  pageSize: 'Items per page',
  provider: 'Name of the payment provider',
  quality: 'Quality in percent',
  shippingOptionId: 'Id of a shipping method',
  store: 'Id of the store',
  storeId: 'Id of the store',
  token: 'Token of the basket, from its creation; or `current`, with the token in the header BasketToken',
  v: 'Any version name; with it, clients may cache the response permanently',
  width: 'Width in pixels. If missing, the image keeps its aspect ratio',
};
