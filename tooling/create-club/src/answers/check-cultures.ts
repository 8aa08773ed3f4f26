import {
  type Country,
  type Culture,
  type Currency,
  starterCurrencies,
  timeZones,
} from '@matchday/api/starter';
import { type Answers, type ClubCulture, WrongAnswer } from './answers';

/** The languages that the product and the starter data ship with. */
export const languages: readonly Culture[] = ['da', 'en', 'es'];

const isLanguage = (code: string): code is Culture => languages.some((language) => language === code);
const isCountry = (code: string): code is Country => code in timeZones;
const isCurrency = (code: string): code is Currency =>
  starterCurrencies.some((currency) => currency === code);

/** The languages with their countries, the default first: `da-DK en-GB`. The club is in the first country. */
export function checkCultures(given: string): Pick<Answers, 'cultures' | 'country'> {
  const [first, ...others] = given
    .trim()
    .split(/[\s,]+/)
    .map(readLocale);
  if (!first) throw new WrongAnswer('Give at least one culture, such as da-DK.');
  const cultures = [first.culture, ...others.map(({ culture }) => culture)];
  const twice = cultures.find((culture, index) => cultures.indexOf(culture) !== index);
  if (twice) throw new WrongAnswer(`The language ${twice} is there twice: give each language once.`);
  if (!isCountry(first.region))
    throw new WrongAnswer(
      `The first culture decides the club's country, and ${first.region} is not prepared: it may be ${Object.keys(timeZones).join(', ')}.`,
    );
  return {
    cultures: [asCulture(first, true), ...others.map((one) => asCulture(one, false))],
    country: first.region,
  };
}

function readLocale(given: string): { culture: Culture; locale: string; region: string } {
  const [, culture = '', region = ''] = /^([a-z]{2})-([A-Z]{2})$/.exec(given) ?? [];
  if (!region)
    throw new WrongAnswer(`"${given}" is no culture: give language and country, such as da-DK or en-GB.`);
  if (!isLanguage(culture))
    throw new WrongAnswer(
      `There is no language ${culture}: there are ${languages.join(', ')}. docs/adding-a-club.md says how to add one.`,
    );
  return { culture, locale: given, region };
}

const asCulture = (
  { culture, locale }: { culture: Culture; locale: string },
  isDefault: boolean,
): ClubCulture => ({ culture, locale, pathPrefix: isDefault ? '' : `/${culture}` });

/** The currency of the prices, by its ISO 4217 code. */
export function checkCurrency(given: string): Currency {
  const currency = given.trim().toUpperCase();
  if (!isCurrency(currency))
    throw new WrongAnswer(
      `The starter data has no prices in "${given}": it has them in ${starterCurrencies.join(', ')}.`,
    );
  return currency;
}
