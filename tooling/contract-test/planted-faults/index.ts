import type { PlantedFault } from './exchange';
import { missingFields } from './missing-fields';
import { wrongErrors, wrongHeaders, wrongStatuses } from './wrong-answers';
import { wrongBaskets, wrongCheckouts } from './wrong-purchases';
import { wrongReads } from './wrong-reads';
import { unknownValues, wrongAmounts, wrongTypes } from './wrong-values';

export { type FaultyProxy, startFaultyProxy } from './faulty-proxy';

/** A hundred ways in which a back end can break the contract. */
export const plantedFaults: readonly PlantedFault[] = [
  ...missingFields,
  ...wrongTypes,
  ...unknownValues,
  ...wrongAmounts,
  ...wrongStatuses,
  ...wrongHeaders,
  ...wrongErrors,
  ...wrongReads,
  ...wrongBaskets,
  ...wrongCheckouts,
];
