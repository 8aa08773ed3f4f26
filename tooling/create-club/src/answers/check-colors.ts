import type { Hex } from '@matchday/api/starter';
import { contrast } from '@matchday/ui/theme/contrast';
import { safeColor } from '@matchday/ui/theme/safe-values';
import { WrongAnswer } from './answers';

/** WCAG 2.2, 1.4.11: the mark shows one of the colours on the other. */
const leastContrast = 3;

/** The club's two colours, in any notation of CSS, separated by a space: `#00843d white`. */
export function checkColors(given: string): { main: Hex; second: Hex } {
  const written = given.trim().split(/\s+(?![^(]*\))/);
  const [main, second, ...more] = written.map(toHex);
  if (!main || !second || more.length > 0)
    throw new WrongAnswer(`"${given}" are ${written.length} colours: give two, the main one first.`);
  const ratio = contrast(main, second);
  if (ratio < leastContrast)
    throw new WrongAnswer(
      `${main} and ${second} have a contrast of ${Math.floor(ratio * 100) / 100}:1. One is shown on the other, which needs ${leastContrast}:1: make one lighter or darker.`,
    );
  return { main, second };
}

function toHex(text: string): Hex {
  const hex = safeColor(text);
  if (!hex) throw new WrongAnswer(`"${text}" is no opaque colour: give one such as #00843d or white.`);
  return hex as Hex;
}
