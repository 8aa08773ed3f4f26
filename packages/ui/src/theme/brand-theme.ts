import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { sharedTokens } from './shared-tokens';
import type { BrandTokens } from './tokens';

/**
 * Gives every token of the contract a brand's value under the class `theme-<name>`.
 * Call it from a `.css.ts` file and put the class it returns on `<html>`, beside the font variables.
 */
export function createBrandTheme(name: string, tokens: BrandTokens): string {
  const themeClass = `theme-${name}`;
  createGlobalTheme(`.${themeClass}`, vars, { ...tokens, ...sharedTokens });
  return themeClass;
}
