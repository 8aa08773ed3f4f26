import type { Country, Culture, Currency, Hex } from '@matchday/api/starter';

/** A language of the new shop. */
export interface ClubCulture {
  culture: Culture;
  locale: string;
  pathPrefix: '' | `/${string}`;
}

/** Everything that a new club is made from, checked. */
export interface Answers {
  /** The folder under `apps/` and the store's id. */
  id: string;
  name: string;
  domain: string;
  colors: { main: Hex; second: Hex };
  /** The packages of the display font and the text font, such as `gabarito` for `@fontsource/gabarito`. */
  fonts: { display: string; text: string };
  /** The first is the default. */
  cultures: readonly [ClubCulture, ...ClubCulture[]];
  country: Country;
  currency: Currency;
  /** The path of an SVG file; without one, the logo is drawn. */
  logo?: string;
  /** The folder of the club's own repository; without one, the club is in `apps/`. */
  standalone?: string;
}

/** The raw answers, as options or prompts give them. */
export interface GivenAnswers {
  name: string;
  domain: string;
  colors: string;
  fonts: string;
  cultures: string;
  currency: string;
  logo?: string;
  /** The folder of the club's own repository. */
  standalone?: string;
}

/** An answer cannot be used, for the reason in the message. */
export class WrongAnswer extends Error {
  override name = 'WrongAnswer';
}
