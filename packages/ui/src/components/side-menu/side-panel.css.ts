import { globalStyle, style } from '@vanilla-extract/css';
import { component, typography, vars } from '../../theme';

const rule = `${vars.border.hairline} solid ${vars.color.border}`;

export const panel = style(
  component({
    position: 'fixed',
    flexDirection: 'column',
    inlineSize: 'min(26rem, 100vw)',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    border: 0,
    colorScheme: vars.color.scheme,
    backgroundColor: vars.color.background,
    color: vars.color.text,
    selectors: {
      '&:popover-open': { display: 'flex' },
      '&::backdrop': { backgroundColor: vars.backdrop },
    },
  }),
);

globalStyle(`body:has(${panel}:popover-open)`, component({ overflow: 'hidden' }));

export const head = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    minBlockSize: '60px',
    paddingInline: `${vars.layout.gutter} ${vars.space.xs}`,
    borderBlockEnd: rule,
  }),
);

export const title = style(component(typography('h4')));

export const body = style(
  component({
    flex: '1 1 auto',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.layout.gutter,
    paddingBlockEnd: vars.space.xl,
  }),
);

export const footer = style(
  component({
    flex: 'none',
    paddingInline: vars.layout.gutter,
    paddingBlock: vars.space.s,
    borderBlockStart: rule,
  }),
);
