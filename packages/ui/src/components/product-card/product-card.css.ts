import { globalStyle, style } from '@vanilla-extract/css';
import { component, corners, media as screens, vars } from '../../theme';

const look = vars.composition.card;

export const card = style(
  component({
    ...corners('card'),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: look.gap,
    blockSize: '100%',
    background: look.background,
    border: look.border,
  }),
);

export const text = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: look.textAlign,
    gap: vars.space.xxs,
    minInlineSize: 0,
    padding: look.padding,
    textAlign: look.textAlign,
  }),
);

const onHover = (rule: object) => ({ '@media': { [screens.hover]: rule } });

export const name = style(
  component({
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    hyphenateLimitChars: '10 5 4',
    textWrap: 'balance',
    textUnderlineOffset: '0.2em',
    ...onHover({ selectors: { [`${card}:hover &`]: { textDecoration: 'underline' } } }),
  }),
);

export const media = style(
  component({
    ...corners('media'),
    position: 'relative',
    '::after': {
      content: '',
      borderRadius: 'inherit',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      transition: `box-shadow ${vars.motion.normal} ${vars.motion.ease}`,
    },
    ...onHover({ selectors: { [`${card}:hover &::after`]: { boxShadow: vars.shadow.cardHover } } }),
  }),
);

export const picture = style(component({ selectors: { '[data-sold-out] &': { opacity: 0.55 } } }));

globalStyle(
  `${picture} > img`,
  component({ transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}` }),
);
globalStyle(
  `${card}:hover ${picture} > img`,
  component({ '@media': { [screens.hover]: { transform: vars.picture.hover } } }),
);

export const second = style(
  component({
    position: 'absolute',
    inset: 0,
    display: 'none',
    opacity: 0,
    transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
    ...onHover({ display: 'block', selectors: { [`${card}:hover &`]: { opacity: 1 } } }),
  }),
);

export const badges = style(
  component({
    position: 'absolute',
    insetInlineStart: vars.space.xs,
    insetBlockEnd: vars.space.xs,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xxs,
  }),
);

export const colors = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, marginBlockStart: '2px' }),
);
