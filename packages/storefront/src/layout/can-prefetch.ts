interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether pages may be prefetched: not on 2g and not in data-saving mode (S2.45). */
export function canPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** The browser's connection data, if available. */
export const currentConnection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;
