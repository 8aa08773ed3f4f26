import type { ExistingClubs } from '../existing-clubs';
import type { Answers, GivenAnswers } from './answers';
import { checkColors } from './check-colors';
import { checkCultures, checkCurrency } from './check-cultures';
import { checkDomain } from './check-domain';
import { checkFonts, checkLogo } from './check-files';
import { checkFolder } from './check-folder';
import { checkName } from './check-name';

/**
 * Checks all answers.
 * @throws {WrongAnswer} for the first that cannot be used
 */
export async function checkAnswers(
  { name, domain, colors, fonts, cultures, currency, logo, standalone }: GivenAnswers,
  { root, ids, domains }: ExistingClubs,
): Promise<Answers> {
  return {
    ...checkName(name, ids),
    domain: checkDomain(domain, domains),
    colors: checkColors(colors),
    fonts: checkFonts(fonts),
    ...checkCultures(cultures),
    currency: checkCurrency(currency),
    ...(logo?.trim() && { logo: await checkLogo(logo) }),
    ...(standalone?.trim() && { standalone: checkFolder(standalone, root) }),
  };
}
