/** The basket's cookies on the server: none. */
export const noCookie = {
  read: () => null,
  write: () => {},
  clear: () => {},
  readReceipt: () => null,
  writeReceipt: () => {},
};
