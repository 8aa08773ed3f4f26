import type { Palette } from '../colour';
import type { Chance } from '../seeded';
import type { ArtSpec, Pattern } from '../spec';
import type { Sheet } from '../svg';

/** The cloth a pattern is printed on, before it is cut out by its panel. */
export type Area = { left: number; right: number; top: number; bottom: number };

export type Print = {
  sheet: Sheet;
  spec: ArtSpec;
  palette: Palette;
  chance: Chance;
  area: Area;
  /** Seen from behind: asymmetric patterns turn round. */
  back?: boolean;
};

type Printer = (print: Print) => string;
export type Printers = Record<Exclude<Pattern, 'plain'>, Printer>;

/** A gentle sideways sway, the same for neighbouring lines, so that straight prints lie on uneven cloth. */
export function sway({ chance }: Print, by: number): (x: number, y: number) => number {
  const [a, b, c] = [chance.between(0, 6), chance.between(0, 6), chance.between(0, 6)];
  return (x, y) =>
    by *
    (Math.sin(y / 210 + x / 340 + a) +
      0.5 * Math.sin(y / 118 - x / 190 + b) +
      0.35 * Math.sin(x / 90 + y / 300 + c));
}
