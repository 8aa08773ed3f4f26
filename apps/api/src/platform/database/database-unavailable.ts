/** Error codes of a server that stops, starts, is full, disconnects or is too slow, and of an unreachable network. */
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

/** Driver errors that have no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/**
 * Whether a query failed because the database is unavailable or too busy. The same request may succeed shortly after.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return codes.has(code) || messages.test(error.message);
}
