import {
  addOnName,
  betweenPlayerNumber,
  type Check,
  type Failure,
  max,
  required,
} from '@matchday/validation';
import { normaliseName, normalisePrint, type Print, type PrintRequest } from './print';
import { type PrintOffer, printedFields } from './print-offer';

/** Why a print is rejected, by field of the request. */
interface PrintFault {
  field: 'name' | 'number' | 'playerId';
  code: 'InvalidField' | 'PrintFieldUnused' | 'UnknownPlayer';
  /** For an invalid field: the failed rule. */
  failure?: Failure;
}

export type ResolvedPrint = { print: Print } | { faults: PrintFault[] };

/**
 * Resolves a requested print. A player's print takes name and number from the player and ignores the requested ones.
 * A personal print requires exactly the printed fields.
 */
export function resolvePrint(offer: PrintOffer, request: PrintRequest): ResolvedPrint {
  return offer.kind === 'Player' ? playerPrint(offer, request) : personalPrint(offer, request);
}

/** Whether an earlier print would still be printed exactly as chosen. */
export function isStillOffered(offer: PrintOffer | null, print: Print): boolean {
  const resolved = offer && resolvePrint(offer, print);
  if (!resolved || !('print' in resolved)) return false;
  const { name, number, playerId } = resolved.print;
  return name === print.name && number === print.number && playerId === print.playerId;
}

function playerPrint(offer: PrintOffer, request: PrintRequest): ResolvedPrint {
  const { playerId } = normalisePrint(request);
  if (playerId === null) return { faults: missing('playerId') };
  const { player } = offer;
  if (!player?.isActive) return { faults: [{ field: 'playerId', code: 'UnknownPlayer' }] };
  const printed = printedFields(offer);
  return {
    print: {
      name: printed.name ? normaliseName(player.name) : null,
      number: printed.number ? player.number : null,
      playerId,
    },
  };
}

function personalPrint(offer: PrintOffer, request: PrintRequest): ResolvedPrint {
  const print = normalisePrint(request);
  const { nameMaxLength, numberMin, numberMax, allowedCharacters } = offer.settings;
  const printed = printedFields(offer);
  const faults = [
    ...(printed.name
      ? invalid('name', print.name, [required(), addOnName({ allowedCharacters }), max(nameMaxLength)])
      : unused('name', print.name)),
    ...(printed.number
      ? invalid('number', print.number, [required(), betweenPlayerNumber(numberMin, numberMax)])
      : unused('number', print.number)),
    ...unused('playerId', print.playerId),
  ];
  return faults.length > 0 ? { faults } : { print };
}

function invalid(
  field: PrintFault['field'],
  value: Print['name'] | Print['number'],
  checks: readonly Check[],
): PrintFault[] {
  for (const check of checks) {
    const failure = check(value);
    if (failure) return [{ field, code: 'InvalidField', failure }];
  }
  return [];
}

const missing = (field: PrintFault['field']) => invalid(field, null, [required()]);

/** Rejects a value that would not be printed, instead of ignoring it silently. */
function unused(field: PrintFault['field'], value: unknown): PrintFault[] {
  return value === null ? [] : [{ field, code: 'PrintFieldUnused' }];
}
