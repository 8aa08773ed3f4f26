import { parseArgs } from 'node:util';
import type { GivenAnswers } from './answers';

const options = {
  name: { type: 'string' },
  domain: { type: 'string' },
  colors: { type: 'string' },
  fonts: { type: 'string' },
  cultures: { type: 'string' },
  currency: { type: 'string' },
  logo: { type: 'string' },
  standalone: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const usage = `Creates a club: its shop with a brand and starter data, in apps/<club> or in a repository of its own.

  npm run shop -- create-club
      Asks for everything.
  npm run shop -- create-club --name "Harbour Rovers" --domain shop.rovers.example --colors "#00843d white"
      --fonts "Gabarito, Albert Sans" --cultures "da-DK en-GB" --currency DKK [--logo logo.svg]
      [--standalone ../rovers-shop]
      --name        the club; its letters and digits are the id of folder and store
      --domain      the shop's host name
      --colors      two CSS colours, the main one first; one must be readable on the other (3:1)
      --fonts       a font for headings and one for text, of https://fontsource.org
      --cultures    the languages with their countries, the default first; the club is in the first country
      --currency    the currency of all prices
      --logo        an SVG file for the header; without one, a logo is drawn
      --standalone  the folder of a repository of its own; without one, the shop is in apps/<club>
`;

export interface Options {
  help: boolean;
  answers: Partial<GivenAnswers>;
}

/** Reads the options. Throws if there is an unknown one. */
export function readOptions(args: readonly string[]): Options {
  const { help, ...answers } = parseArgs({ args: [...args], options }).values;
  return { help, answers };
}
