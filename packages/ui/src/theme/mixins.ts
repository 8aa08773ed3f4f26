import { vars } from './contract.css';
import type { Corner, TypeStep } from './tokens';

/** A step of the type scale. */
export const typography = (step: TypeStep) => ({
  fontFamily: vars.type[step].font,
  fontSize: vars.type[step].size,
  lineHeight: vars.type[step].lineHeight,
  fontWeight: vars.type[step].weight,
  letterSpacing: vars.type[step].letterSpacing,
  textTransform: vars.type[step].transform,
});

/** The brand's corners. The result has an `@supports` key: merge it if the rule has one of its own. */
export const corners = (corner: Corner) => ({
  borderRadius: vars.radius[corner],
  '@supports': {
    '(corner-shape: bevel)': { borderRadius: vars.corner[corner], cornerShape: vars.corner.shape },
  },
});

/** The focus ring, for the `:focus-visible` of any focusable element. */
export const focusRing = {
  outline: `${vars.border.focus} solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const;

/** The chosen or current state in forced colours, where the system's colours replace the brand's. */
export const forcedSelection = {
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
