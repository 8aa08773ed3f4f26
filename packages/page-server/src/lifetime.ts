/** How long a shared cache may use a response, in seconds. */
export interface Lifetime {
  fresh: number;
  /** After that, how long it may be used while a new one is fetched. */
  stale: number;
}

/** Reads `s-maxage` and `stale-while-revalidate` of a Cache-Control header; null if a shared cache must not keep it. */
export function readLifetime(header: string | string[] | undefined): Lifetime | null {
  const value = String(header ?? '');
  if (/\b(?:private|no-store|no-cache)\b/.test(value)) return null;
  const fresh = seconds(value, 's-maxage');
  return fresh ? { fresh, stale: seconds(value, 'stale-while-revalidate') } : null;
}

const seconds = (value: string, directive: string) =>
  Number(new RegExp(String.raw`\b${directive}=(\d{1,10})`).exec(value)?.[1] ?? 0);
