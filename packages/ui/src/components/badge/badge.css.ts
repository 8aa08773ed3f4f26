import { style, styleVariants } from '@vanilla-extract/css';
import { component, corners, typography, vars } from '../../theme';

export const badge = style(
  component({
    ...typography('caption'),
    ...corners('badge'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    paddingInline: '0.75em',
    paddingBlock: '0.25em',
    fontFamily: vars.type.button.font,
    fontWeight: vars.type.button.weight,
    letterSpacing: vars.type.button.letterSpacing,
    textTransform: vars.type.button.transform,
    border: '1px solid transparent',
    whiteSpace: 'nowrap',
  }),
);

export const kind = styleVariants({ ...vars.status, ...vars.role }, ({ fill, on }) =>
  component({ backgroundColor: fill, color: on }),
);

export const neutral = style(
  component({
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    borderColor: vars.color.borderStrong,
  }),
);
