import { globalStyle, style } from '@vanilla-extract/css';
import { component, media, vars, zIndex } from '../../theme';

const look = vars.composition.header;

globalStyle(
  ':root',
  component({
    vars: { '--header-height': look.height },
    scrollPaddingBlockStart: 'calc(var(--header-height) + 50px)',
    '@media': {
      [media.desktop]: { vars: { '--header-height': look.heightWide } },
      [media.low]: { scrollPaddingBlockStart: '50px' },
    },
  }),
);

export const header = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.header,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    '@media': { [media.low]: { position: 'relative' } },
  }),
);

export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    columnGap: vars.space.s,
    blockSize: 'var(--header-height)',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: look.columns,
        gridTemplateRows: look.rows,
        gridTemplateAreas: look.areas,
        columnGap: vars.space.l,
      },
    },
  }),
);

export const menu = style(
  component({ marginInlineStart: '-10px', '@media': { [media.desktop]: { display: 'none' } } }),
);

export const logo = style(
  component({
    display: 'flex',
    alignItems: 'center',
    '@media': { [media.desktop]: { gridArea: 'logo' } },
  }),
);

globalStyle(
  `${logo} :is(img, svg)`,
  component({
    inlineSize: 'auto',
    maxBlockSize: `calc(${look.height} - 20px)`,
    '@media': { [media.desktop]: { maxBlockSize: look.logoHeight } },
  }),
);

export const navigation = style(
  component({
    display: 'none',
    blockSize: '100%',
    minInlineSize: 0,
    '@media': { [media.desktop]: { display: 'block', gridArea: 'navigation' } },
  }),
);

export const actions = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    marginInlineEnd: '-10px',
    '@media': { [media.desktop]: { gridArea: 'actions' } },
  }),
);
