import type { PerCulture } from '../../src/features/imports/store-data';
import type { Culture, Currency } from '../club';

/** The prints that every club sells; what is asked for them is in the major unit. */
export const printNames = ['name-and-number', 'name', 'number', 'player'] as const;
export type PrintName = (typeof printNames)[number];

/** A player; the names are invented. */
type PlayerSeed<C extends Culture> = readonly [
  id: string,
  name: string,
  number: number,
  role: Readonly<Record<C, string>> & PerCulture<string>,
];

/** How a club prints. */
export interface PrintSeed<C extends Culture, M extends Currency> {
  /** The font's name among the demonstration fonts. */
  font: string;
  prices: Readonly<Record<PrintName, Readonly<Record<M, number>>>>;
  players: readonly PlayerSeed<C>[];
}
