/** The address of the basket as a document that needs no scripts. Forms about the basket are posted to it. */
export const basketFormPath = '/api/forms/basket';

/** The basket without scripts in a culture. */
export const basketFormAddress = (culture: string): string =>
  `${basketFormPath}?${new URLSearchParams({ culture })}`;

/** The fields of the forms. */
export const fields = {
  culture: 'culture',
  productId: 'productId',
  lineId: 'line',
  quantity: 'quantity',
} as const;
