/** The server's own words for being stopped, started, full, cut off or too slow, and the network's for not reaching it. */
const codes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '40P01',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the driver says without a code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** Whether a query failed because the database is away or too busy: the same request may go well in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return codes.has(code) || sentences.test(error.message);
}
