import { type AddOn, type PrintDraft, printedText } from '@matchday/commerce/catalogue';
import { printedName } from '@matchday/validation';

/** A draft letter by letter as it would be printed; empty where nothing is entered. */
export function printedAs(draft: PrintDraft, addOn: AddOn): { name: string; number: string } {
  const { name, number } = printedText(draft, addOn);
  return { name: printedName(name), number: /^\d+$/.test(number) ? String(Number(number)) : '' };
}
