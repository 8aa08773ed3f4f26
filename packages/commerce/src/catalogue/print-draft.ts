import type { components } from '@matchday/api-client';

export type AddOn = components['schemas']['AddOn'];

/** The shopper's input for a print. */
export interface PrintDraft {
  /** The print that was chosen (S3.7, S3.8); null for none. */
  relationId: string | null;
  name: string;
  number: string;
  playerId: string;
}

export const nothingPrinted: PrintDraft = { relationId: null, name: '', number: '', playerId: '' };

export const chosenPrint = ({ relationId }: PrintDraft, addOns: readonly AddOn[]): AddOn | undefined =>
  addOns.find((addOn) => addOn.relationId === relationId);
