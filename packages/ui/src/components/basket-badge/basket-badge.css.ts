import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { component, forcedSelection, media, vars } from '../../theme';

const hop = {
  '0%': { scale: '0.4' },
  '25%': { scale: '1.5' },
  '45%': { scale: '0.9' },
  '65%': { scale: '1.15' },
  '100%': { scale: '1' },
};
const swing = {
  '0%, 100%': { rotate: '0deg', translate: '0 0' },
  '15%': { rotate: '-14deg', translate: '0 -2px' },
  '35%': { rotate: '11deg', translate: '0 -1px' },
  '55%': { rotate: '-7deg', translate: '0 0' },
  '75%': { rotate: '4deg', translate: '0 0' },
};

/** Each movement has two names: a change during the movement starts it again under the other name. */
const moves = {
  once: { hop: keyframes(hop), swing: keyframes(swing) },
  again: { hop: keyframes(hop), swing: keyframes(swing) },
};

/** The link: `data-moving` is `once` or `again`. */
export const badge = style({});

export const count = style(
  component({
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '52%',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '18px',
    blockSize: '18px',
    paddingInline: '4px',
    borderRadius: '9px',
    backgroundColor: vars.color.action,
    color: vars.color.onAction,
    font: `700 0.6875rem/1 ${vars.font.text}`,
    fontVariantNumeric: 'lining-nums tabular-nums',
    '@media': { [media.forcedColors]: forcedSelection },
  }),
);

for (const [name, { hop, swing }] of Object.entries(moves)) {
  const moving = `${badge}[data-moving="${name}"]`;
  globalStyle(
    `${moving} > svg`,
    component({ transformOrigin: 'top', animation: `${swing} 1s ${vars.motion.ease}` }),
  );
  globalStyle(`${moving} > ${count}`, component({ animation: `${hop} 1s ${vars.motion.easeOut}` }));
}
