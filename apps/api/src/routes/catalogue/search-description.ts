/** What both forms of the search say of themselves. */
export const searchDescription =
  'Products that have a variant with all that is chosen: chosen values of one filter are alternatives, filters add ' +
  'up. Words are found in any form of the culture, without accents and with slips of the keys; a term that is a sku ' +
  'or an EAN finds its product. Prices and stock are those of this moment. Unlisted products are never found.';
