import { style } from '@vanilla-extract/css';
import { component, corners, vars } from '../../theme';

export const state = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.s,
    maxInlineSize: '36rem',
    marginInline: 'auto',
    paddingBlock: vars.layout.section,
    textAlign: 'center',
  }),
);

export const icon = style(
  component({
    ...corners('card'),
    display: 'grid',
    placeItems: 'center',
    inlineSize: '5rem',
    blockSize: '5rem',
    marginBlockEnd: vars.space.xs,
    fontSize: '1.75rem',
    backgroundColor: vars.role.brand.fill,
    backgroundImage: vars.ornament.pattern,
    color: vars.role.brand.on,
  }),
);

export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.s,
    marginBlockStart: vars.space.m,
  }),
);
