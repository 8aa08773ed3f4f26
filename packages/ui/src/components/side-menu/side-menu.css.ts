import { globalStyle, style } from '@vanilla-extract/css';
import { component, typography, vars } from '../../theme';

const { slow, easeOut } = vars.motion;
const leaving = `overlay ${slow} allow-discrete, display ${slow} allow-discrete`;
const rule = `${vars.border.hairline} solid ${vars.color.border}`;

export const menu = style(
  component({
    position: 'fixed',
    insetBlock: 0,
    insetInline: '0 auto',
    flexDirection: 'column',
    inlineSize: 'min(26rem, 100vw)',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    border: 0,
    colorScheme: vars.color.scheme,
    backgroundColor: vars.color.background,
    color: vars.color.text,
    boxShadow: vars.shadow.overlay,
    translate: '-100% 0',
    transition: `translate ${slow} ${easeOut}, ${leaving}`,
    selectors: {
      '&:dir(rtl)': { translate: '100% 0' },
      '&:popover-open': { display: 'flex', translate: '0 0', '@starting-style': { translate: '-100% 0' } },
      '&:popover-open:dir(rtl)': { translate: '0 0', '@starting-style': { translate: '100% 0' } },
      '&::backdrop': {
        backgroundColor: vars.backdrop,
        opacity: 0,
        transition: `opacity ${slow} ${easeOut}, ${leaving}`,
      },
      '&:popover-open::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
    },
  }),
);

globalStyle(`body:has(${menu}:popover-open)`, component({ overflow: 'hidden' }));

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
