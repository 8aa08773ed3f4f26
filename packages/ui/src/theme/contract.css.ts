import { createGlobalThemeContract } from '@vanilla-extract/css';
import { layoutOf } from './composition';
import { propertyName } from './property-name';
import { referenceTheme } from './reference-theme';
import { sharedTokens } from './shared-tokens';

/** Every token as a CSS custom property, named after its path: `vars.color.textMuted` is `--color-text-muted`. */
export const vars = createGlobalThemeContract(
  { ...referenceTheme, composition: layoutOf(referenceTheme.composition), ...sharedTokens },
  (_value, path) => propertyName(path),
);

/** The stacking order of elements outside the page's flow. */
export const zIndex = vars.layer;
