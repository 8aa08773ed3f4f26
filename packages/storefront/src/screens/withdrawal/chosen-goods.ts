import type { Order } from '@matchday/commerce';
import { lineProperties } from '../../shop/line-properties';
import type { TranslateOf } from '../../texts/translate';
import type { withdrawalTexts } from './texts';

export type Line = Order['lines'][number];

/** How many units of each line are withdrawn from, by the line's id; lines that are kept are missing. */
export type ChosenLines = Readonly<Record<string, number>>;

/** The chosen lines in words, as the statement has them. */
export function chosenGoods(
  lines: readonly Line[],
  chosen: ChosenLines,
  t: TranslateOf<typeof withdrawalTexts>,
): { name: string; quantity: number }[] {
  return lines.flatMap((line) => {
    const quantity = chosen[line.id];
    return quantity === undefined ? [] : [{ name: lineName(line, t).slice(0, nameLimit), quantity }];
  });
}

const nameLimit = 200;

/** A line with what was chosen of it. */
export function lineName({ name, properties }: Line, t: TranslateOf<typeof withdrawalTexts>): string {
  return [name, ...lineProperties(properties, t).map(({ value }) => value)].join(', ');
}
