import { type ColorName, palette, type StarterClub } from '@matchday/api/starter';
import { colord, extend } from 'colord';
import lab from 'colord/plugins/lab';
import type { Answers } from '../answers/answers';

extend([lab]);

const dyes = Object.keys(palette) as ColorName[];

/** The named colours of the shop's filters that are nearest to the club's two, each another one. */
export function dyesOf({ main, second }: Answers['colors']): StarterClub['colors'] {
  const first = nearest(main, dyes);
  const other = nearest(
    second,
    dyes.filter((dye) => dye !== first),
  );
  return { main: { hex: main, dye: first }, second: { hex: second, dye: other } };
}

function nearest(color: string, names: readonly ColorName[]): ColorName {
  const distance = (name: ColorName) => colord(color).delta(palette[name].hex);
  const [found = 'black'] = names.toSorted((a, b) => distance(a) - distance(b));
  return found;
}
