import type { Alias, TextsOf } from '@matchday/dictionary';

/** The texts of the page that is shown if even the error page fails. */
export const lastResortAliases = [
  'Error.Heading',
  'Error.Text',
  'Error.Home',
] as const satisfies readonly Alias[];

type LastResortTexts = TextsOf<typeof lastResortAliases>;

/** The shipped texts of a culture of this shop. The build writes them in place of the variable (see next-config). */
export function lastResortTextsIn(culture: string): LastResortTexts {
  const texts = JSON.parse(process.env.LAST_RESORT_TEXTS ?? '{}') as Readonly<
    Record<string, LastResortTexts>
  >;
  const found = texts[culture];
  if (!found) throw new Error(`The build has no texts in ${culture}.`);
  return found;
}
