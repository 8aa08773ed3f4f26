import { globalStyle, style } from '@vanilla-extract/css';
import { component, media, overlayTransition } from '../../theme';
import * as side from '../side-menu/side-panel.css';

export const panel = style(
  component({
    inset: 0,
    insetInlineStart: 'auto',
    opacity: 0,
    transition: overlayTransition('opacity'),
    selectors: { '&:popover-open': { opacity: 1, '@starting-style': { opacity: 0 } } },
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

const none = { display: 'none' };

globalStyle(`${panel} > ${side.head}`, component({ '@media': { [media.desktop]: none } }));
globalStyle(
  `${panel} > ${side.body}`,
  component({
    '@media': { [media.desktop]: { overflow: 'visible', paddingInline: '2px', paddingBlockEnd: 0 } },
  }),
);
globalStyle(
  `${panel} > ${side.footer}`,
  component({
    '@media': {
      [media.desktop]: { paddingInline: '2px', border: 0 },
      [`${media.desktop} and (scripting: enabled)`]: none,
    },
  }),
);

export const button = style(component({ '@media': { [media.desktop]: none } }));
