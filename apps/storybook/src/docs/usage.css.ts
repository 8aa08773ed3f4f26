import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  gap: '16px',
  marginBlock: '24px',
});

export const advice = style({
  padding: '16px 20px',
  borderRadius: '6px',
  borderBlockStart: '4px solid #1a7f4b',
  backgroundColor: '#f4f6f8',
  selectors: { '&[data-mark="dont"]': { borderBlockStartColor: '#b3261e' } },
});

export const heading = style({ margin: '0 0 8px', fontSize: '16px', fontWeight: 700 });

export const list = style({ margin: 0, paddingInlineStart: '20px', listStyle: 'disc', lineHeight: 1.6 });
