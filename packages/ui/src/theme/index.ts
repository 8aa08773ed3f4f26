export { createBrandTheme } from './brand-theme';
export { vars, zIndex } from './contract.css';
export { component, screen } from './layered';
export { layers } from './layers.css';
export { breakpoints, media } from './media';
export {
  activeOption,
  choiceControl,
  corners,
  focusRing,
  forcedSelection,
  listOption,
  overlayTransition,
  strike,
  typography,
} from './mixins';
export { sharedTokens } from './shared-tokens';
export type {
  BrandTokens,
  Composition,
  Corner,
  Role,
  SpaceStep,
  Status,
  Tokens,
  Tone,
  TypeStep,
  TypeStyle,
} from './tokens';
export { tone } from './tone.css';
