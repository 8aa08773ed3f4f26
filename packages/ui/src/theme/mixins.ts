import { vars } from './contract.css';
import { media } from './media';
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

/** A diagonal line across a positioned parent, for its `::after`. */
export const strike = {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  backgroundImage: `linear-gradient(to top right, transparent calc(50% - 0.75px), ${vars.color.borderStrong} calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 0.75px))`,
} as const;

/** A line of a list of options or suggestions. */
export const listOption = {
  ...typography('small'),
  ...corners('control'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '44px',
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xxs,
} as const;

/** The active line of such a list, for its selector. */
export const activeOption = (selector: string) =>
  ({
    selectors: { [selector]: { backgroundColor: vars.color.text, color: vars.color.background } },
    '@media': {
      [media.forcedColors]: {
        selectors: { [selector]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }) as const;

/** A native radio or checkbox without its own look. `mark` shows that it is chosen; forced colours restore the look. */
export const choiceControl = (size: string, mark: object) =>
  ({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size,
    blockSize: size,
    border: `max(${vars.border.control}, 1.5px) solid ${vars.color.borderStrong}`,
    cursor: 'inherit',
    '::before': {
      ...mark,
      content: '',
      scale: '0',
      transition: `scale ${vars.motion.fast} ${vars.motion.easeOut}`,
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  }) as const;

/** The transition of an overlay's property; a closing overlay stays visible until it ends. */
export const overlayTransition = (property: string) => {
  const { slow, easeOut } = vars.motion;
  return `${property} ${slow} ${easeOut}, overlay ${slow} allow-discrete, display ${slow} allow-discrete`;
};
