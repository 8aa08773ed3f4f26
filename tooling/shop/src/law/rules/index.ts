import type { Rule } from '../rule';
import { deliveryTerms } from './delivery-terms';
import { fibreComposition } from './fibre-composition';
import { manufacturer } from './manufacturer';
import { privacyNotice } from './privacy-notice';
import { statutoryRights } from './statutory-rights';
import { termsOfSale } from './terms-of-sale';
import { traderIdentity } from './trader-identity';
import { vatRates } from './vat-rates';
import { withdrawalFunction } from './withdrawal-function';

/** Every rule, in the order of docs/law.md. */
export const rules: readonly Rule[] = [
  traderIdentity,
  termsOfSale,
  privacyNotice,
  deliveryTerms,
  vatRates,
  withdrawalFunction,
  manufacturer,
  fibreComposition,
  statutoryRights,
];
