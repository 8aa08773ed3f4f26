import type { AddOnRow, PlayerRow } from './store-data';

/** A print offered for a product. */
export interface PrintOffer {
  printType: AddOnRow['printType'];
  kind: AddOnRow['kind'];
  settings: AddOnRow['printSettings'];
  /** Why a player's print cannot be returned, in each culture; null without a reason. */
  exclusion: NonNullable<AddOnRow['exclusion']> | null;
  /** Working days that printing takes before the goods are sent. */
  productionDays: number;
  /** The requested player; null if the id is unknown. */
  player: Pick<PlayerRow, 'name' | 'number' | 'isActive'> | null;
}

/** The printed fields, filled in by the shopper or taken from the player. */
export function printedFields({ printType }: Pick<PrintOffer, 'printType'>): {
  name: boolean;
  number: boolean;
} {
  return { name: printType !== 'Number', number: printType !== 'Name' };
}
