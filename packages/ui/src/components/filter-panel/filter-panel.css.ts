import { globalStyle, style } from '@vanilla-extract/css';
import { component, media, typography, vars } from '../../theme';

const { slow, easeOut } = vars.motion;
const leaving = `overlay ${slow} allow-discrete, display ${slow} allow-discrete`;
const rule = `${vars.border.hairline} solid ${vars.color.border}`;

export const panel = style(
  component({
    position: 'fixed',
    inset: 0,
    insetInlineStart: 'auto',
    flexDirection: 'column',
    inlineSize: 'min(26rem, 100vw)',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    border: 0,
    colorScheme: vars.color.scheme,
    backgroundColor: vars.color.background,
    color: vars.color.text,
    opacity: 0,
    transition: `opacity ${slow} ${easeOut}, ${leaving}`,
    selectors: {
      '&:popover-open': { display: 'flex', opacity: 1, '@starting-style': { opacity: 0 } },
      '&::backdrop': { backgroundColor: vars.backdrop },
    },
    '@media': {
      [media.desktop]: {
        position: 'sticky',
        inset: 'auto',
        insetBlockStart: 'calc(var(--header-height, 0px) + 24px)',
        display: 'block',
        inlineSize: 'auto',
        blockSize: 'auto',
        maxBlockSize: 'calc(100dvh - var(--header-height, 0px) - 48px)',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        opacity: 1,
      },
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
    '@media': { [media.desktop]: { display: 'none' } },
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
    '@media': { [media.desktop]: { overflow: 'visible', paddingInline: '2px', paddingBlockEnd: 0 } },
  }),
);

export const footer = style(
  component({
    flex: 'none',
    paddingInline: vars.layout.gutter,
    paddingBlock: vars.space.s,
    borderBlockStart: rule,
    '@media': {
      [media.desktop]: { paddingInline: '2px', border: 0 },
      [`${media.desktop} and (scripting: enabled)`]: { display: 'none' },
    },
  }),
);

export const button = style(component({ '@media': { [media.desktop]: { display: 'none' } } }));
