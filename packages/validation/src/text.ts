import { type Check, optionalCheck } from './check';
import type { MessageKey } from './message-keys';

/** The longest text, in UTF-16 units, that is matched against a pattern. Longer text is refused without matching. */
export const longestText = 320;

/** The text of a value that can be typed: a string or a number. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

/** The normalised text (a letter and its accent become one character), if it is short enough to be matched. */
export function boundedTextOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && text.length <= longestText ? text.normalize('NFC') : undefined;
}

/** Builds a check of a short text; empty text is accepted. */
export function textCheck(key: MessageKey, accepts: (text: string) => boolean): Check {
  return optionalCheck(key, (value) => {
    const text = boundedTextOf(value);
    return text !== undefined && accepts(text);
  });
}
