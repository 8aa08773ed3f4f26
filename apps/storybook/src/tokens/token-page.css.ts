import { typography, vars } from '@matchday/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: '48px' });

export const table = style({
  ...typography('small'),
  inlineSize: '100%',
  maxInlineSize: '1100px',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  padding: '10px 16px 10px 0',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});

globalStyle(`${table} thead th`, { color: vars.color.textMuted });

globalStyle(`${table} tbody th`, { inlineSize: '30%', fontWeight: 700 });

export const caption = style({ ...typography('h3'), paddingBlockEnd: '8px', textAlign: 'start' });

export const property = style({
  display: 'block',
  color: vars.color.textMuted,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '12px',
  fontWeight: 400,
  letterSpacing: 0,
});

export const value = style({ overflowWrap: 'anywhere' });

export const sample = style({ minInlineSize: '4px', minBlockSize: '20px' });

export const pair = style({
  display: 'inline-block',
  minInlineSize: '9em',
  padding: '6px 12px',
  border: `1px solid ${vars.color.border}`,
});

export const type = style({ paddingBlock: '16px', borderBlockEnd: `1px solid ${vars.color.border}` });

export const figures = style({ ...typography('caption'), color: vars.color.textMuted });
