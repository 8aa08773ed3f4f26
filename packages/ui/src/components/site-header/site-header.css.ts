import { globalStyle, style } from '@vanilla-extract/css';
import { component, media, vars, zIndex } from '../../theme';

globalStyle(
  ':root',
  component({
    vars: { '--header-height': '60px' },
    scrollPaddingBlockStart: 'calc(var(--header-height) + 50px)',
    '@media': { [media.desktop]: { vars: { '--header-height': '76px' } } },
  }),
);

export const header = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.header,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);

export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    columnGap: vars.space.s,
    blockSize: 'var(--header-height)',
    '@media': { [media.desktop]: { gridTemplateColumns: 'auto 1fr auto', columnGap: vars.space.l } },
  }),
);

export const menu = style(
  component({ marginInlineStart: '-10px', '@media': { [media.desktop]: { display: 'none' } } }),
);

export const logo = style(component({ display: 'flex', alignItems: 'center' }));

globalStyle(
  `${logo} :is(img, svg)`,
  component({ inlineSize: 'auto', maxBlockSize: 'calc(var(--header-height) - 20px)' }),
);

export const navigation = style(
  component({
    display: 'none',
    blockSize: '100%',
    minInlineSize: 0,
    '@media': { [media.desktop]: { display: 'block' } },
  }),
);

export const actions = style(
  component({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', marginInlineEnd: '-10px' }),
);
