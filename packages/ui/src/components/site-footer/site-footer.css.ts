import { globalStyle, style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

export const footer = style(
  component({
    marginBlockStart: vars.layout.section,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 50rem',
    '::before': {
      content: '',
      display: 'block',
      blockSize: '14px',
      backgroundColor: vars.role.brand.fill,
      backgroundImage: vars.ornament.pattern,
      backgroundSize: vars.ornament.patternSize,
    },
  }),
);

export const main = style(
  component({
    display: 'grid',
    gap: vars.space.xl,
    paddingBlock: vars.space.xxl,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(14rem, 1fr) minmax(0, 2.5fr)',
        columnGap: vars.space.xxl,
      },
      [media.wide]: { gridTemplateColumns: 'minmax(14rem, 1fr) minmax(0, 2.5fr) auto' },
    },
  }),
);

export const about = style(component({ display: 'grid', gap: vars.space.m, alignContent: 'start' }));

export const logo = style({});

globalStyle(`${logo} :is(img, svg)`, component({ inlineSize: 'auto', maxBlockSize: '64px' }));

export const sections = style(
  component({
    '@media': {
      [media.desktop]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
        gap: vars.space.l,
      },
    },
  }),
);

export const narrow = style(component({ '@media': { [media.desktop]: { display: 'none' } } }));

export const wide = style(
  component({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } }),
);

export const headline = style(component({ marginBlockEnd: vars.space.xs }));

export const link = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    '@media': { [media.desktop]: { minBlockSize: '36px' }, [media.touch]: { minBlockSize: '44px' } },
  }),
);

export const end = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  }),
);
