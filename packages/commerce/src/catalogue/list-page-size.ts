/** Products on one page of a list. */
export const listPageSize = 24;
/** Pages of a list that one address may show together; further ones have their own. */
export const pagesTogether = 8;
