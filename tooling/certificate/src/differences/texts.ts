import type { Certificate } from '../certificate';
import type { ClubFacts } from '../sources/source-facts';
import { recordChanges } from './lists';

/** The texts that shoppers see in another form, by culture. */
export function textChanges(from: ClubFacts | undefined, to: ClubFacts | undefined): Certificate['texts'] {
  const cultures = [...new Set([from, to].flatMap((facts) => Object.keys(facts?.texts ?? {})))];
  return cultures.flatMap((culture) =>
    recordChanges(from?.texts[culture] ?? {}, to?.texts[culture] ?? {}).map((change) =>
      Object.assign(change, { culture }),
    ),
  );
}
