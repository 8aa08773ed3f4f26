import { style } from '@vanilla-extract/css';
import { component, media, vars } from '../../theme';

export const list = style(component({ display: 'flex', flexWrap: 'wrap', color: vars.color.textMuted }));

export const item = style(
  component({
    display: 'none',
    selectors: { '&[data-parent]': { display: 'flex' } },
    '@media': { [media.tablet]: { display: 'flex' } },
  }),
);

export const step = style(component({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' }));

export const current = style(
  component({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px', color: vars.color.text }),
);

export const mark = style(component({ inlineSize: '0.875em', blockSize: '0.875em' }));

export const back = style(
  component({ marginInlineEnd: vars.space.xxs, '@media': { [media.tablet]: { display: 'none' } } }),
);

export const onward = style(
  component({ display: 'none', marginInline: '0.4em', '@media': { [media.tablet]: { display: 'block' } } }),
);
