/** The basket's cookies where there is no browser. */
export const noCookie = {
  read: () => null,
  write: () => {},
  clear: () => {},
  readReceipt: () => null,
  writeReceipt: () => {},
};
