import { style, styleVariants } from '@vanilla-extract/css';
import { component, vars } from '../../theme';

export const link = style(
  component({
    textUnderlineOffset: '0.2em',
    textDecorationThickness: vars.border.hairline,
    selectors: { '&:hover': { textDecorationLine: 'underline', textDecorationThickness: '2px' } },
  }),
);

export const variant = styleVariants({
  inline: component({ color: vars.color.link, textDecorationLine: 'underline' }),
  plain: component({ color: 'inherit', textDecorationLine: 'none' }),
  standalone: component({
    color: vars.color.link,
    textDecorationLine: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: '44px',
    fontWeight: '600',
  }),
});
