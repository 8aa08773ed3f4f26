import type { AddOnRow, PlayerRow } from '../../import/store-data';

/** A print as it is offered for a product. */
export interface PrintOffer {
  printType: AddOnRow['printType'];
  kind: AddOnRow['kind'];
  settings: AddOnRow['printSettings'];
  /** The player that is asked for, null where there is none of that id. */
  player: Pick<PlayerRow, 'name' | 'number' | 'isActive'> | null;
}

/** The fields that a fan fills in, or that are taken from the player. */
export function printedFields({ printType }: Pick<PrintOffer, 'printType'>): {
  name: boolean;
  number: boolean;
} {
  return { name: printType !== 'Number', number: printType !== 'Name' };
}
