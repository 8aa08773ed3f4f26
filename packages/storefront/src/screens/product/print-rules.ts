import { type AddOn, type PrintDraft, printFields } from '@matchday/commerce/catalogue';
import { type Failure, type FieldValidation, printedName, validateField } from '@matchday/validation';

export type PrintField = ReturnType<typeof printFields>[number];

/**
 * How a print's field is validated: the club says how long a name and how high a number may be (S5.4, S5.5). Characters
 * that cannot be printed are reported when typing pauses.
 */
export function printValidation(field: PrintField, { rules }: AddOn): FieldValidation {
  const { nameMaxLength, numberMin, numberMax, allowedCharacters } = rules;
  if (field === 'name') {
    const name = { required: true, addOnName: { allowedCharacters }, max: nameMaxLength };
    return { rules: name, mode: 'aggressive', debounce: 300 };
  }
  if (field === 'number') return { rules: `required|numeric|between_playerNumber:${numberMin},${numberMax}` };
  return { rules: 'required' };
}

/** The errors of a draft by field, in the order of the form. A name is validated as it would be printed. */
export function printFailures(draft: PrintDraft, addOn: AddOn): Map<PrintField, Failure> {
  const found = new Map<PrintField, Failure>();
  for (const field of printFields(addOn)) {
    const value = field === 'name' ? printedName(draft.name) : draft[field].trim();
    const failure = validateField(value, printValidation(field, addOn).rules);
    if (failure) found.set(field, failure);
  }
  return found;
}
