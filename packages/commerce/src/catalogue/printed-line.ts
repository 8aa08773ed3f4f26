import type { components } from '@matchday/api-client';
import { type AddOn, chosenPrint, type PrintDraft } from './print-draft';

type PrintWish = components['schemas']['PrintWish'];

/** The fields of a draft that its print requires: a player, or the text. */
export function printFields({ kind, printType }: AddOn): readonly ('name' | 'number' | 'playerId')[] {
  if (kind === 'Player') return ['playerId'];
  return printType === 'NameAndNumber' ? ['name', 'number'] : [printType === 'Name' ? 'name' : 'number'];
}

/** The print of a line for a valid draft; null if nothing is printed. */
export function printOf(
  draft: PrintDraft,
  addOns: readonly AddOn[],
): { addOnAndProductRelationId: string; personalisation: PrintWish } | null {
  const addOn = chosenPrint(draft, addOns);
  if (!addOn) return null;
  const fields = printFields(addOn);
  return {
    addOnAndProductRelationId: addOn.relationId,
    personalisation: {
      ...(fields.includes('name') && { name: draft.name }),
      ...(fields.includes('number') && { number: Number(draft.number) }),
      ...(fields.includes('playerId') && { playerId: draft.playerId }),
    },
  };
}

/** The letters and digits of a draft; those of a player come from the list. */
export function printedText(draft: PrintDraft, addOn: AddOn): { name: string; number: string } {
  const fields = printFields(addOn);
  const player = addOn.players.find(({ id }) => id === draft.playerId);
  if (fields.includes('playerId')) {
    const { printType } = addOn;
    return {
      name: printType === 'Number' ? '' : (player?.name ?? ''),
      number: printType === 'Name' ? '' : String(player?.number ?? ''),
    };
  }
  return {
    name: fields.includes('name') ? draft.name : '',
    number: fields.includes('number') ? draft.number.trim() : '',
  };
}
