import { findMissingPage } from '../legal-page';
import type { Rule } from '../rule';
import { culturesOf } from '../store-facts';

export const privacyNotice: Rule = {
  name: 'privacy-notice',
  need: 'Every language has a privacy notice, which each form that asks for personal data links to.',
  findMissing: (store) =>
    culturesOf(store).flatMap((culture) =>
      findMissingPage(store, culture, {
        target: store.settings[culture]?.privacyPage?.url,
        name: 'the privacy notice',
      }),
    ),
};
