import { toMoney } from '../../../platform/contract/money';
import type { AddOn } from '../contract/add-on';
import { normaliseName } from '../prints/print';
import { isPrintReturnable } from '../prints/returnable';
import type { AddOnRow } from '../prints/store-data';

export interface OfferedAddOn extends Pick<AddOnRow, 'printType' | 'kind'> {
  relationId: string;
  settings: AddOnRow['printSettings'];
  exclusion: NonNullable<AddOnRow['exclusion']> | null;
  productionDays: number;
  /** Minor units. */
  price: number;
  text: { name: string; text: string } | null;
}

export interface OfferedPlayer {
  id: string;
  name: string;
  number: number;
  role: string | null;
}

/** Converts a print to an add-on of the contract. */
export function toAddOn(
  addOn: OfferedAddOn,
  players: readonly OfferedPlayer[],
  { currency, culture }: { currency: string; culture: string },
): AddOn {
  const exclusion = addOn.kind === 'Player' ? addOn.exclusion?.[culture] : undefined;
  const { nameMaxLength, numberMin, numberMax, allowedCharacters, ...printSettings } = addOn.settings;
  return {
    relationId: addOn.relationId,
    name: addOn.text?.name ?? '',
    text: addOn.text?.text ?? '',
    printType: addOn.printType,
    kind: addOn.kind,
    price: toMoney(addOn.price, currency),
    printSettings,
    rules: { nameMaxLength, numberMin, numberMax, allowedCharacters },
    players:
      addOn.kind === 'Player'
        ? players.map((player) => ({ ...player, name: normaliseName(player.name) ?? '' }))
        : [],
    productionDays: addOn.productionDays,
    isReturnable: isPrintReturnable(addOn),
    ...(exclusion && { notReturnableReason: exclusion }),
  };
}
