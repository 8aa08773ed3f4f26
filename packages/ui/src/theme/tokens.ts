import type { referenceTheme } from './reference-theme';
import type { sharedTokens } from './shared-tokens';

export type { Composition } from './composition';
export type { Tone } from './reference-colors';

/** Everything in which brands may look different; `referenceTheme` documents each token. */
export type BrandTokens = typeof referenceTheme;

/** The groups of the contract: the brand's tokens and the shared ones. */
export type Tokens = BrandTokens & typeof sharedTokens;

/** A fill and the text colour on it. */
export type Role = BrandTokens['role']['brand'];

/** A role with a soft form. */
export type Status = BrandTokens['status']['info'];

/** One step of the type scale. */
export type TypeStyle = BrandTokens['type']['body'];

export type TypeStep = keyof BrandTokens['type'];

export type SpaceStep = keyof BrandTokens['space'];

/** The interface elements whose corners a brand shapes. */
export type Corner = keyof BrandTokens['radius'];
