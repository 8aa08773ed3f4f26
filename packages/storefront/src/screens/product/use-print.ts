import { type AddOn, chosenPrint, nothingPrinted, type PrintDraft } from '@matchday/commerce/catalogue';
import { useState } from 'react';

/** What the form of a print can be asked once it is there. */
export interface PrintFormHandle {
  /** Shows what is wrong with the print and leads to it. Returns whether nothing is. */
  check: () => boolean;
}

export interface Print {
  addOns: readonly AddOn[];
  draft: PrintDraft;
  setDraft: (draft: PrintDraft) => void;
  addOn: AddOn | undefined;
}

/** What the shopper wants printed on the product that is shown. */
export function usePrint(addOns: readonly AddOn[]): Print {
  const [draft, setDraft] = useState(nothingPrinted);
  return { addOns, draft, setDraft, addOn: chosenPrint(draft, addOns) };
}
