import type { BrandTokens } from './tokens';

/** Colours and font from a shop's settings that replace the brand's (S3.13). Empty or invalid values are ignored. */
export interface Theming {
  primaryColor: string;
  secondaryColor: string;
  textColor: string;
  fontFamily: string;
}

/** The token groups that theming changes. */
export type ThemedTokens = Pick<BrandTokens, 'color' | 'role' | 'font' | 'type'>;
