import { type AddOn, type PrintDraft, printFields } from '@matchday/commerce/catalogue';
import { type Failure, printedName, type Rules, validateField } from '@matchday/validation';

export type PrintField = ReturnType<typeof printFields>[number];

/** The rules of a print's fields: the club says how long a name and how high a number may be (S5.4, S5.5). */
function rulesOf(field: PrintField, { rules }: AddOn): Rules {
  const { nameMaxLength, numberMin, numberMax, allowedCharacters } = rules;
  if (field === 'name') return { required: true, addOnName: { allowedCharacters }, max: nameMaxLength };
  if (field === 'number') return `required|numeric|between_playerNumber:${numberMin},${numberMax}`;
  return 'required';
}

/** The errors of a draft by field, in the order of the form. A name is validated as it would be printed. */
export function printFailures(draft: PrintDraft, addOn: AddOn): Map<PrintField, Failure> {
  const found = new Map<PrintField, Failure>();
  for (const field of printFields(addOn)) {
    const value = field === 'name' ? printedName(draft.name) : draft[field].trim();
    const failure = validateField(value, rulesOf(field, addOn));
    if (failure) found.set(field, failure);
  }
  return found;
}
