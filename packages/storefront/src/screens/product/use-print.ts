import { type AddOn, chosenPrint, nothingPrinted, type PrintDraft } from '@matchday/commerce/catalogue';
import { useState } from 'react';

/** What the form of a print can be asked once it is there. */
export interface PrintFormHandle {
  /** Shows the errors of the print and focuses the first. Returns whether there are none. */
  check: () => boolean;
}

export interface Print {
  addOns: readonly AddOn[];
  draft: PrintDraft;
  setDraft: (draft: PrintDraft) => void;
  addOn: AddOn | undefined;
}

/** The shopper's print for the shown product. */
export function usePrint(addOns: readonly AddOn[]): Print {
  const [draft, setDraft] = useState(nothingPrinted);
  return { addOns, draft, setDraft, addOn: chosenPrint(draft, addOns) };
}
