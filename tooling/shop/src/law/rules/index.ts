import type { Rule } from '../rule';
import { accessibilityStatement } from './accessibility-statement';
import { deliveryTerms } from './delivery-terms';
import { dispatchPromise } from './dispatch-promise';
import { environmentalClaims } from './environmental-claims';
import { fibreComposition } from './fibre-composition';
import { guaranteeNotice } from './guarantee-notice';
import { manufacturer } from './manufacturer';
import { printExclusions } from './print-exclusions';
import { printTimes } from './print-times';
import { privacyNotice } from './privacy-notice';
import { producerNumbers } from './producer-numbers';
import { safetyWarnings } from './safety-warnings';
import { statutoryRights } from './statutory-rights';
import { termsOfSale } from './terms-of-sale';
import { traderIdentity } from './trader-identity';
import { vatRates } from './vat-rates';
import { withdrawalFunction } from './withdrawal-function';

/** Every rule, in the order of docs/law.md. */
export const rules: readonly Rule[] = [
  traderIdentity,
  producerNumbers,
  termsOfSale,
  privacyNotice,
  accessibilityStatement,
  deliveryTerms,
  dispatchPromise,
  printTimes,
  vatRates,
  withdrawalFunction,
  printExclusions,
  guaranteeNotice,
  manufacturer,
  safetyWarnings,
  fibreComposition,
  statutoryRights,
  environmentalClaims,
];
