interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether pages may be fetched ahead: not on 2g, and not where data are to be saved (S2.45). */
export function canPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** The connection that the browser tells of, if it does. */
export const currentConnection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;
