import type { ClubProof } from '../certificate';
import type { SourceFacts } from '../sources/source-facts';

/** What a hash covers, in the words of the report. */
const parts = {
  code: 'Code of the shop',
  files: 'Public files',
  packages: 'Installed packages',
  texts: 'Texts',
  data: 'Starter data of the store',
} as const;

/** A version with or without the hashes of its built shops. */
interface Hashed {
  sources: SourceFacts;
  outputs?: Readonly<Record<string, string>>;
}

/** Whether each club is affected. Only a club whose every hash is the same in both versions is not. */
export function clubProofs(from: Hashed, to: Hashed): ClubProof[] {
  const clubs = [...new Set([from, to].flatMap(({ sources }) => Object.keys(sources.clubs)))].toSorted();
  return clubs.map((club) => {
    const [before, after] = [hashesOf(from, club), hashesOf(to, club)];
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const compared = names.map((part) => {
      const [one = 'none', other = 'none'] = [before[part], after[part]];
      return { part, from: one, to: other, equal: one === other };
    });
    return { club, affected: compared.some(({ equal }) => !equal), parts: compared };
  });
}

function hashesOf({ sources, outputs }: Hashed, club: string): Record<string, string> {
  const facts = sources.clubs[club];
  if (!facts) return {};
  const own = Object.entries(parts).map(([key, name]) => [name, facts.hashes[key as keyof typeof parts]]);
  const output = outputs?.[club];
  return {
    ...Object.fromEntries(own),
    'Code of the API': sources.api.code,
    'Installed packages of the API': sources.api.packages,
    ...(output && { 'Built shop': output }),
  };
}
