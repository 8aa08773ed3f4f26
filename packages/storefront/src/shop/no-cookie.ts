/** The basket's cookies on the server: none. */
export const noCookie = { read: () => null, clear: () => {}, readReceipt: () => null };
