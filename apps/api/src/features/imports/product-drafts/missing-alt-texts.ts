import type { ProductRow } from '../../catalogue';
import { dataError, type RuleError } from '../check/data-error';

/** The images without an alternative text in one of the cultures, by path in the product. */
export function missingAltTexts({ colors }: ProductRow): RuleError[] {
  return colors.flatMap((color, at) =>
    color.images.flatMap(({ altText }, position) =>
      Object.entries(altText)
        .filter(([, text]) => text.trim() === '')
        .map(([culture]) =>
          dataError(['colors', at, 'images', position, 'altText', culture], 'RequiredField'),
        ),
    ),
  );
}
