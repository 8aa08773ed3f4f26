import { type Check, isEmpty } from '../check';
import { boundedTextOf } from '../text';

export interface AddOnNameOptions {
  /** Characters accepted besides letters, digits and whitespace, such as `'-` for O'NEILL. */
  readonly allowedCharacters?: string;
}

// Latin, its Supplement, Extended-A, Extended-B and Extended Additional, without × and ÷.
const standard = /[A-Za-z0-9\s\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF]/;

/**
 * A name that can be printed on a product: Latin letters with any accent, digits and whitespace, and not blank (S5.5).
 * The failure's `characters` are the refused ones, each once.
 */
export function addOnName({ allowedCharacters = '' }: AddOnNameOptions = {}): Check {
  const allowed = new Set(allowedCharacters.normalize('NFC'));
  return (value) => {
    if (isEmpty(value)) return undefined;
    const text = boundedTextOf(value) ?? '';
    const refused = new Set(
      Array.from(text).filter((character) => !standard.test(character) && !allowed.has(character)),
    );
    if (text.trim() !== '' && refused.size === 0) return undefined;
    return { key: 'Form.Validation.InvalidCharacter', params: { characters: [...refused].join(' ') } };
  };
}
