import { style } from '@vanilla-extract/css';
import { component, media, typography, vars } from '../../theme';

const numeral = '2.25rem';

export const section = style(
  component({
    paddingBlock: vars.space.l,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);

export const head = style(
  component({ display: 'flex', alignItems: 'center', gap: vars.space.s, marginBlockEnd: vars.space.m }),
);

export const number = style(
  component({
    ...typography('price'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: numeral,
    blockSize: numeral,
    borderRadius: '50%',
    fontSize: '1rem',
    fontVariantNumeric: 'lining-nums',
    backgroundColor: vars.color.text,
    color: vars.color.background,
    selectors: {
      '&[data-done]': { backgroundColor: vars.status.success.fill, color: vars.status.success.on },
    },
  }),
);

export const aside = style(component({ marginInlineStart: 'auto' }));

export const body = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.m,
    '@media': { [media.tablet]: { paddingInlineStart: `calc(${numeral} + ${vars.space.s})` } },
  }),
);
