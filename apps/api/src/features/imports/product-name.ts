import type { ProductRow } from './store-data';

/** The name of a product in a culture, otherwise in its first one. */
export const productName = ({ id, texts }: ProductRow, culture: string): string =>
  (texts[culture] ?? Object.values(texts)[0])?.name ?? id;
