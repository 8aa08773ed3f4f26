import { claimsIn } from '../claims';
import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

const twoOrThree = '(?:2|3|two|three|to|tre|dos|tres)';
const years = `(?:[- ]years?|[- ]års?|\\s+años)`;

/** Words that present the right of withdrawal or the legal guarantee as something that the shop offers. */
const advertised = [
  /\b(?:14|fourteen|fjorten|catorce)[- ](?:days?|dages?|días)(?!\p{L})/iu,
  /change your mind|fortrydelsesret|desistimiento|desistir|right of withdrawal/iu,
  new RegExp(
    `(?<!\\p{L})${twoOrThree}${years}(?: de| of)?[- ](?:legal )?(?:garant|guarantee|warranty|reklamation)`,
    'iu',
  ),
  /reklamationsret|legal guarantee|garantía legal|lovbestemt/iu,
];

export const statutoryRights: Rule = {
  name: 'statutory-rights',
  need: 'Rights that the law gives are not advertised as a feature of the offer.',
  findMissing: (store) =>
    culturesOf(store).flatMap((culture) =>
      claimsIn(store, culture)
        .filter((claim) => advertised.some((words) => words.test(claim)))
        .map((claim) => `“${claim}” in ${culture} advertises a right that the law gives: reword it.`),
    ),
};
