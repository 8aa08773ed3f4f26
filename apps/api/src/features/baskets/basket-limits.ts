/** The largest number of lines in a basket. */
export const maxBasketLines = 100;
