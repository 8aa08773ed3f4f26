import type { Backdrop, Badge, Hex } from './art/spec';

export type Culture = 'en' | 'da' | 'es';
/** The currencies of the demonstration stores. */
export type DemoCurrency = 'EUR' | 'DKK';
export type Currency = DemoCurrency | 'SEK' | 'NOK' | 'GBP' | 'PLN';

/** What the builders must know of a club. */
export interface Club<C extends Culture = Culture, M extends Currency = Currency> {
  id: string;
  cultures: readonly C[];
  currencies: readonly M[];
  skuPrefix: string;
  /** One digit: the club's share of the shop's own EANs. */
  eanDigit: number;
  badge: Badge;
  /** The paper under its product pictures. */
  backdrop: Backdrop;
  /** Wall and lamp of its category pictures. */
  light: { ground: Hex; glow: Hex };
}

/** A value for each of the keys. */
export function each<K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, T>;
}
