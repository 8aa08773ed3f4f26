import { createGlobalTheme } from '@vanilla-extract/css';
import { layoutOf } from './composition';
import { vars } from './contract.css';
import { sharedTokens } from './shared-tokens';
import type { BrandTokens } from './tokens';

/**
 * Assigns a brand's value to every token of the contract in the class `theme-<name>`. Call it from a `.css.ts` file,
 * and put the returned class on `<html>` next to the font variables.
 */
export function createBrandTheme(name: string, tokens: BrandTokens): string {
  const themeClass = `theme-${name}`;
  createGlobalTheme(`.${themeClass}`, vars, {
    ...tokens,
    composition: layoutOf(tokens.composition),
    ...sharedTokens,
  });
  return themeClass;
}
