import { style } from '@vanilla-extract/css';
import { component, corners, forcedSelection, media, typography, vars } from '../../theme';

const rule = `${vars.border.hairline} solid ${vars.color.border}`;

export const list = style(
  component({
    display: 'flex',
    gap: vars.space.xs,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '4px',
    margin: '-4px',
    borderBlockEnd: rule,
    '@media': { [media.desktop]: { flexDirection: 'column', gap: vars.space.xxs, borderBlockEnd: 0 } },
  }),
);

export const entry = style(
  component({
    ...typography('small'),
    ...corners('control'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.control.height,
    paddingInline: vars.space.s,
    whiteSpace: 'nowrap',
    color: vars.color.text,
    fontWeight: '600',
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface },
      '&[aria-current]': { backgroundColor: vars.color.text, color: vars.color.background },
    },
    '@media': {
      [media.desktop]: { whiteSpace: 'normal' },
      [media.forcedColors]: { selectors: { '&[aria-current]': forcedSelection } },
    },
  }),
);

export const apart = style(
  component({
    '@media': {
      [media.desktop]: {
        marginBlockStart: vars.space.xs,
        paddingBlockStart: vars.space.xs,
        borderBlockStart: rule,
      },
    },
  }),
);

export const action = style(component({ inlineSize: '100%' }));
