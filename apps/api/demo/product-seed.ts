import type { ArtSpec } from './art/spec';
import type { Culture, Currency } from './club';
import type { Fabric } from './fabrics';
import type { Feature } from './features';
import type { ColorName, Dye } from './palette';
import type { SizeRun } from './size-runs';

/** The name and the two paragraphs of the description. */
type Copy = readonly [name: string, lead: string, more: string];

type Art = Pick<
  ArtSpec,
  'garment' | 'pattern' | 'patternScale' | 'collar' | 'sleeve' | 'badge' | 'number' | 'lettering'
> & { accent?: ColorName; trim?: ColorName; sleeves?: ColorName };

/** One row of a range: a product in as few words as tell it from the others. Amounts are in the major unit. */
export type ProductSeed<C extends Culture, M extends Currency> = {
  id: string;
  /** Four digits that never change; they make the skus and the EANs. */
  style: number;
  /** Categories, the main one first; `sale` is added where there is a sale price. */
  in: readonly [string, ...string[]];
  art: Art;
  colors: readonly Dye[];
  sizes: SizeRun;
  /** Asked until a sale, but for the week of an offer. */
  price: Readonly<Record<M, number>>;
  sale?: Readonly<Record<M, number>>;
  /** Asked for a week of the 30 days before the sale, so that the sale's savings are reckoned from it. */
  offer?: Readonly<Record<M, number>>;
  fabric: Fabric;
  features: readonly [Feature, ...Feature[]];
  isNew?: true;
  /** `edition` is fifty pieces of each variant. */
  stock?: 'sold-out' | 'last-piece' | 'edition';
  /** ISO date from which it is sent. */
  preorder?: string;
} & Readonly<Record<C, Copy>>;

/** A range: products that carry the same line of the club as their brand. */
export interface Range<C extends Culture, M extends Currency> {
  line: string;
  products: readonly ProductSeed<C, M>[];
}
