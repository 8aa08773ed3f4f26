import { globalStyle, style } from '@vanilla-extract/css';
import { component, corners, media, typography, vars } from '../../theme';

export const map = style(
  component({
    ...corners('card'),
    inlineSize: '100%',
    maxInlineSize: '28rem',
    direction: 'ltr',
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    color: vars.color.text,
    forcedColorAdjust: 'auto',
  }),
);

export const rings = style(
  component({
    fill: 'none',
    stroke: vars.color.borderStrong,
    strokeWidth: '1.5px',
    strokeDasharray: '2 6',
    opacity: 0.5,
  }),
);

export const origin = style(
  component({ fill: vars.color.action, stroke: vars.color.background, strokeWidth: '4px' }),
);

export const point = style(
  component({
    cursor: 'pointer',
    fill: vars.color.background,
    stroke: vars.color.text,
    strokeWidth: '2.5px',
    selectors: {
      '&[data-selected]': { fill: vars.color.action, stroke: vars.color.action },
    },
    '@media': {
      [media.forcedColors]: {
        fill: 'Canvas',
        stroke: 'CanvasText',
        selectors: { '&[data-selected]': { fill: 'Highlight', stroke: 'Highlight' } },
      },
    },
  }),
);

globalStyle(
  `${map} text`,
  component({
    ...typography('label'),
    fontSize: '20px',
    fontWeight: '700',
    fill: vars.color.text,
    stroke: 'none',
    textTransform: 'none',
  }),
);

globalStyle(`${point} text`, component({ textAnchor: 'middle' }));

globalStyle(
  `${point}[data-selected] text`,
  component({ fill: vars.color.onAction, '@media': { [media.forcedColors]: { fill: 'HighlightText' } } }),
);

export const scale = style(component({ fill: 'none', stroke: vars.color.text, strokeWidth: '2px' }));
