import { vars } from '@matchday/ui/theme';
import { style } from '@vanilla-extract/css';

/** The width of a club's column in CSS pixels. */
export const column = 400;

export const ground = style({
  inlineSize: 'max-content',
  minInlineSize: '100%',
  minBlockSize: '100dvh',
  backgroundColor: '#ffffff',
});

export const matrix = style({
  inlineSize: 'max-content',
  borderCollapse: 'separate',
  borderSpacing: '0 1px',
  backgroundColor: '#d9dee3',
  color: '#1f262d',
  font: '14px/1.4 system-ui, sans-serif',
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  padding: 0,
  backgroundColor: '#ffffff',
});

export const corner = style([head, { paddingInline: '16px', textAlign: 'start' }]);

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '52px',
  paddingInline: '24px',
  backgroundColor: vars.tone.header.background,
});

export const mark = style({ blockSize: '28px', inlineSize: 'auto' });

export const name = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: '160px',
  padding: '24px 16px',
  backgroundColor: '#ffffff',
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: 600,
});

export const group = style({ display: 'block', color: '#5b6670', fontWeight: 400 });

export const cell = style({
  inlineSize: `${column}px`,
  maxInlineSize: `${column}px`,
  padding: 0,
  verticalAlign: 'top',
});
