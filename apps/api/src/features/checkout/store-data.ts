import type { PerCulture, PerCurrency } from '../stores/store-data';

export interface ShippingMethodRow {
  id: string;
  kind: 'home' | 'dropPoint';
  carrier: string;
  countries: readonly string[];
  prices: PerCurrency;
  /** Shipping is free from this goods value. */
  freeFrom: PerCurrency | null;
  days: { min: number; max: number };
  texts: PerCulture<{ name: string; description: string }>;
}

export interface PaymentMethodRow {
  id: string;
  /** A payment provider of the server: `sandbox` or `stripe`. */
  provider: string;
  texts: PerCulture<{ name: string; description: string }>;
}
