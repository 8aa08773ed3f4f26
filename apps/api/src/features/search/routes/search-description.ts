/** OpenAPI description of both search operations. */
export const searchDescription =
  'Returns products with a variant that passes every filter; several values of one filter are alternatives. The term ' +
  'matches other forms of a word, ignores accents and tolerates typing errors. A SKU or an EAN as the term finds its ' +
  'product. Prices and stock are current. Unlisted products are never returned.';
