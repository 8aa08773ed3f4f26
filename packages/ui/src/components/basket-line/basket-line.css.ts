import { style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

const narrow = "'picture about' 'picture price' 'controls controls'";
const roomy = "'picture about price' 'picture controls controls'";

export const line = style(
  component({
    display: 'grid',
    gridTemplateAreas: narrow,
    gridTemplateColumns: 'clamp(80px, 24vw, 128px) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gap: `${vars.space.xs} ${vars.space.m}`,
    paddingBlock: vars.space.m,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.border}`,
    '@media': {
      [media.mobile]: {
        gridTemplateAreas: roomy,
        gridTemplateColumns: 'clamp(80px, 24vw, 128px) minmax(0, 1fr) auto',
        gridTemplateRows: '1fr auto',
      },
    },
  }),
);

export const picture = style(component({ gridArea: 'picture', alignSelf: 'start' }));

export const about = style(
  component({ gridArea: 'about', display: 'grid', alignContent: 'start', gap: vars.space.xxs }),
);

export const name = style(component({ fontWeight: '600', lineHeight: '1.3' }));

export const property = style(component({ display: 'flex', gap: '0.35em' }));

export const notice = style(component({ marginBlockStart: vars.space.xxs }));

export const price = style(
  component({
    gridArea: 'price',
    transition: `color ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { '[aria-busy] > &': { color: vars.color.textMuted } },
    '@media': { [media.mobile]: { textAlign: 'end' } },
  }),
);

export const controls = style(
  component({
    gridArea: 'controls',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);
