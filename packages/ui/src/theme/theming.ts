import type { BrandTokens } from './tokens';

/** Colours and type that a shop's settings put in place of the brand's (S3.13); what is empty or no value stands back. */
export interface Theming {
  primaryColor: string;
  secondaryColor: string;
  textColor: string;
  fontFamily: string;
}

/** The parts of the tokens that theming changes. */
export type ThemedTokens = Pick<BrandTokens, 'color' | 'role' | 'font' | 'type'>;
